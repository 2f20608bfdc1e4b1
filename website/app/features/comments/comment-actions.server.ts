import type { PlacedComment } from '@gevel/contract/comments'
import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { href } from '@gevel/contract/hrefs'
import { type RouterContextProvider, redirect } from 'react-router'
import { AccountProblem } from '../../content/account-problem.ts'
import { bearerOf } from '../../content/bearer.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import type { FormSchema } from '../../forms/schema/define-form.ts'
import { type Refusal, readForm, type SentForm } from '../../forms/server/read-form.server.ts'
import { dropSession } from '../../session/session-change.ts'
import { orRefuse } from '../auth/public.server.ts'
import { changeForm, removeForm, reportForm, writeForm } from './comment-forms.ts'
import { commentHref } from './comment-href.ts'
import { loadComment } from './comments.server.ts'
import type { Done } from './done.ts'
import type { Doing } from './thread.ts'

interface Call {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** Who was logged in when the form was shown need not be so now: the text stays, and can be sent again. */
const SESSION_ENDED = {
  code: 'user-token-expired',
  title: 'U bent niet meer ingelogd',
  message: 'Uw tekst staat er nog. Log in een nieuw tabblad in en verstuur uw tekst dan opnieuw.',
}

/** Places a comment under an article, and comes back to it. */
export async function writeComment(call: Call, articleId: number) {
  const sent = await readForm(call.request, writeForm)
  if (!sent.valid) return sent.refusal
  const { text, sending } = sent.values
  const input = { text, idempotencyKey: sending }
  const made = await orKeepText(call, sent, () =>
    callEndpoint(call.request, commentEndpoints.write, { params: { id: articleId }, input }),
  )
  if ('refusal' in made) return made.refusal
  return backTo(made.answer, isWaiting(made.answer) ? 'wacht' : 'geplaatst')
}

/** Does what a screen about one comment asks, and goes back to where that stands. */
export function actOnComment(call: Call, what: Doing, id: number) {
  if (what === 'bewerken') return changeComment(call, id)
  return what === 'verwijderen' ? removeComment(call, id) : reportComment(call, id)
}

async function changeComment(call: Call, id: number) {
  const sent = await readForm(call.request, changeForm)
  if (!sent.valid) return sent.refusal
  const changed = await orKeepText(call, sent, () =>
    callEndpoint(call.request, commentEndpoints.change, { params: { id }, input: sent.values }),
  )
  if ('refusal' in changed) return changed.refusal
  return backTo(changed.answer, isWaiting(changed.answer) ? 'opnieuw' : 'bewerkt')
}

async function removeComment(call: Call, id: number) {
  const sent = await readForm(call.request, removeForm)
  if (!sent.valid) return sent.refusal
  const comment = await loadComment(call, id)
  const removed = await orKeepText(call, sent, () =>
    callEndpoint(call.request, commentEndpoints.remove, { params: { id } }),
  )
  if ('refusal' in removed) return removed.refusal
  return comment ? backTo(comment, 'verwijderd') : redirect(href('/'))
}

async function reportComment(call: Call, id: number) {
  const sent = await readForm(call.request, reportForm)
  if (!sent.valid) return sent.refusal
  const comment = await loadComment(call, id)
  const reported = await orKeepText(call, sent, () =>
    callEndpoint(call.request, commentEndpoints.report, { params: { id }, input: sent.values }),
  )
  if ('refusal' in reported) return reported.refusal
  return comment ? backTo(comment, 'gemeld') : redirect(href('/'))
}

type Sent<S extends FormSchema> = Extract<SentForm<S>, { valid: true }>

/** Submits a form to the account API; whatever fails, the form keeps what was typed. */
async function orKeepText<T, S extends FormSchema>(
  call: Call,
  { refuse }: Sent<S>,
  submit: () => Promise<T>,
): Promise<{ answer: T } | { refusal: Refusal }> {
  if (!bearerOf(call.request)) return { refusal: refuse(SESSION_ENDED, 401) }
  const submitted = submit().catch((problem: unknown) => {
    if (problem instanceof AccountProblem && problem.code === 'user-token-expired') dropSession(call)
    throw problem
  })
  return orRefuse(submitted, 'Dit is niet gelukt', (objection, status) =>
    objection.code === 'user-token-expired' ? refuse(SESSION_ENDED, 401) : refuse(objection, status),
  )
}

/** Whether others see it only when an editor has read it. */
function isWaiting({ own }: PlacedComment): boolean {
  return own?.state === 'waiting'
}

function backTo(comment: Parameters<typeof commentHref>[0], done: Done) {
  return redirect(commentHref(comment, done))
}
