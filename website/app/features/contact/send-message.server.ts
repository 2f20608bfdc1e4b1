import type { ContactSubject } from '@gevel/contract/contact'
import { contactEndpoints } from '@gevel/contract/endpoints/contact'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { checkVisitor } from '../../bot-check/server/check-visitor.server.ts'
import type { AccountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { problemInForm } from '../../forms/server/problem-in-form.server.ts'
import type { FormError, ValidOneOf } from '../../forms/server/read-form.server.ts'
import { submitOneOf } from '../../forms/server/submit-form.server.ts'
import { questionForm, referenceName, tipForm } from './contact-forms.ts'

interface Args {
  request: Request
  url: URL
}

type Forms = { question: ReturnType<typeof questionForm>; tip: typeof tipForm }
type Sent<Which extends keyof Forms> = Extract<ValidOneOf<Forms>, { which: Which }>

const titles = { question: 'Uw bericht is niet verstuurd', tip: 'Uw tip is niet verstuurd' }

/** The action of the page: sends the question or the tip, and comes back with its number. */
export function sendMessage(args: Args, subjects: readonly ContactSubject[]) {
  const forms = { question: questionForm(subjects), tip: tipForm }
  return submitOneOf(args.request, forms, { title: ({ which }) => titles[which], explain }, async (sent) => {
    const check = await checkVisitor(forms[sent.which], sent)
    if ('rejection' in check) return check.rejection
    if (sent.which === 'tip') return sendTip(args, sent, check)
    return sendQuestion(args, sent, check, subjects)
  })
}

async function sendQuestion(
  { request, url }: Args,
  { values }: Sent<'question'>,
  check: { proof: string | undefined },
  subjects: readonly ContactSubject[],
) {
  const { subject, name, email, message, sending } = values
  const reference = referenceIn(values, subjects)
  const input = { subject, name, email, reference, message, idempotencyKey: sending }
  const { number, confirm } = await callEndpoint(request, contactEndpoints.ask, { input, ...check })
  return redirect(`${addressOf(url)}verstuurd=${number}${confirm ? '&bevestig' : ''}#bericht`)
}

/** The number that the chosen subject asks for. */
function referenceIn(values: Sent<'question'>['values'], subjects: readonly ContactSubject[]): string {
  const chosen = subjects.findIndex(({ label }) => label === values.subject)
  return String(new Map(Object.entries(values)).get(referenceName(chosen)) ?? '')
}

async function sendTip({ request, url }: Args, { values, reject }: Sent<'tip'>, check: { proof: string | undefined }) {
  const { who, tipName, tipEmail, tip, files, sending } = values
  const missing = who === 'named' ? missingIn({ tipName, tipEmail }) : undefined
  if (missing) return reject({ fields: missing })
  const sender = who === 'named' ? { name: tipName ?? '', email: tipEmail ?? '' } : null
  const { number } = await callEndpoint(request, contactEndpoints.tip, {
    input: { sender, message: tip, idempotencyKey: sending },
    files: files ?? [],
    // not even the backend learns who sends an anonymous tip
    ...(sender === null && { bearer: null }),
    ...check,
  })
  return redirect(`${addressOf(url)}getipt=${number}#tip`)
}

function missingIn({ tipName, tipEmail }: { tipName: string | undefined; tipEmail: string | undefined }) {
  const fields = {
    ...(!tipName && { tipName: 'Naam is verplicht.' }),
    ...(!tipEmail && { tipEmail: 'E-mailadres is verplicht.' }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** The page of the form, in its edition. */
function addressOf({ searchParams }: URL): string {
  return `${href('/contact')}?${searchParams.has('pro') ? 'pro&' : ''}`
}

/** The fields of a tip have names of their own on the page, which has a second form. */
const tipFields: Readonly<Record<string, string>> = {
  'sender.name': 'tipName',
  'sender.email': 'tipEmail',
  message: 'tip',
}

function explain(problem: AccountProblem, { which }: ValidOneOf<Forms>): FormError | undefined {
  if (which !== 'tip') return undefined
  const error = problemInForm(problem, titles.tip)
  const fields = Object.entries(error.fields).map(([name, message]) => [tipFields[name] ?? name, message] as const)
  return { ...error, fields: Object.fromEntries(fields) }
}
