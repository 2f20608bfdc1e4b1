import { type PlacedComment, placedCommentSchema } from '@gevel/contract/comments'
import { href } from '@gevel/contract/hrefs'
import { type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod'
import { AccountProblem } from '../../content/account-problem.ts'
import { askAccount, nothing } from '../../content/ask-account.server.ts'
import { bearerOf } from '../../content/bearer.ts'
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
  const path = `/account/articles/${articleId}/comments`
  const asked = { method: 'POST', body: { text, idempotencyKey: sending } } as const
  const made = await askOrRefuse(call, path, placedCommentSchema, asked, sent)
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
  const path = `/account/comments/${id}`
  const changed = await askOrRefuse(call, path, placedCommentSchema, { method: 'PUT', body: sent.values }, sent)
  if ('refusal' in changed) return changed.refusal
  return backTo(changed.answer, isWaiting(changed.answer) ? 'opnieuw' : 'bewerkt')
}

async function removeComment(call: Call, id: number) {
  const sent = await readForm(call.request, removeForm)
  if (!sent.valid) return sent.refusal
  const comment = await loadComment(call, id)
  const removed = await askOrRefuse(call, `/account/comments/${id}`, nothing, { method: 'DELETE' }, sent)
  if ('refusal' in removed) return removed.refusal
  return comment ? backTo(comment, 'verwijderd') : redirect(href('/'))
}

async function reportComment(call: Call, id: number) {
  const sent = await readForm(call.request, reportForm)
  if (!sent.valid) return sent.refusal
  const comment = await loadComment(call, id)
  const path = `/account/comments/${id}/report`
  const reported = await askOrRefuse(call, path, nothing, { method: 'PUT', body: sent.values }, sent)
  if ('refusal' in reported) return reported.refusal
  return comment ? backTo(comment, 'gemeld') : redirect(href('/'))
}

type Sent<S extends FormSchema> = Extract<SentForm<S>, { valid: true }>
type Asked = Parameters<typeof askAccount>[3]

/** Asks the account API in the name of the form that was sent, which keeps what was typed whatever is in the way. */
async function askOrRefuse<T extends z.ZodType, S extends FormSchema>(
  call: Call,
  path: string,
  schema: T,
  asked: Asked,
  { refuse }: Sent<S>,
): Promise<{ answer: z.infer<T> } | { refusal: Refusal }> {
  if (!bearerOf(call.request)) return { refusal: refuse(SESSION_ENDED, 401) }
  const question = askAccount(call.request, path, schema, asked).catch((problem: unknown) => {
    if (problem instanceof AccountProblem && problem.code === 'user-token-expired') dropSession(call)
    throw problem
  })
  return orRefuse(question, 'Dit is niet gelukt', (objection, status) =>
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
