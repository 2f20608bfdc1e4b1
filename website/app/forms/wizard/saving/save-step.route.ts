import { stepEntriesSchema } from '@gevel/contract/drafts'
import { accountProblem } from '../../../content/account-problem.ts'
import { defineForm } from '../../schema/define-form.ts'
import { readForm } from '../../server/read-form.server.ts'
import { storeStep } from '../server/drafts.server.ts'
import type { Route } from './+types/save-step.route.ts'

const headers = { 'Cache-Control': 'no-store' }

const typedForm = defineForm({
  wizard: { type: 'hidden', validation: 'required' },
  entries: { type: 'hidden', validation: 'required', maxLength: 100_000 },
  replaces: { type: 'hidden' },
})

/** There is nothing to see: the page of the step shows the draft. */
export function loader() {
  return new Response(null, { status: 405, headers: { ...headers, Allow: 'POST' } })
}

/**
 * `POST /concept/:draft/:step`: stores what is being typed in a step, sent by the script of its page. It says nothing of
 * whether it is valid.
 */
export async function action({ request, params: { draft, step } }: Route.ActionArgs) {
  const sent = await readForm(request, typedForm)
  const entries = stepEntriesSchema.safeParse(sent.valid && jsonOf(sent.values.entries))
  if (!sent.valid || !entries.success)
    return Response.json({ message: 'Dit is niet te lezen.' }, { status: 422, headers })
  const { wizard, replaces } = sent.values
  try {
    const stored = await storeStep(request, { wizard, draft, step, entries: entries.data, replaces })
    return Response.json({ version: stored.stepVersions[step], at: stored.savedAt }, { headers })
  } catch (error) {
    const { code, message } = accountProblem(error)
    return Response.json(
      { message: code === 'drafts/changed' ? CHANGED : message },
      { status: STATUS[code] ?? 409, headers },
    )
  }
}

const CHANGED = 'Deze stap is in een ander venster of op een ander apparaat gewijzigd.'
const STATUS: Readonly<Record<string, number>> = { 'network-request-failed': 503, 'drafts/gone': 404 }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
