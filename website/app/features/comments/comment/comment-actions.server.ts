import type { PlacedComment } from '@gevel/contract/comments'
import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import type { AccountProblem } from '../../../content/account-problem.ts'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { FormSchema } from '../../../forms/schema/define-form.ts'
import type { ValidForm } from '../../../forms/server/read-form.server.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { dropSession } from '../../../session/session-change.ts'
import { changeForm, removeForm, reportForm, writeForm } from './comment-forms.ts'
import { commentHref } from './comment-href.ts'
import type { CommentResult } from './comment-notice.ts'
import { loadComment } from './comments.server.ts'
import type { CommentAction } from './thread.ts'

/** The session may have ended since the form was rendered: the text stays, and can be sent again. */
const SESSION_ENDED = {
  code: 'user-token-expired',
  title: 'U bent niet meer ingelogd',
  message: 'Uw tekst staat er nog. Log in een nieuw tabblad in en verstuur uw tekst dan opnieuw.',
  status: 401,
}

/** Places a comment under an article, and comes back to it. */
export function writeComment(args: PageLoaderArgs, articleId: number) {
  return submitAsReader(args, writeForm, async ({ values: { text, sending } }) => {
    const comment = await callEndpoint(args.request, commentEndpoints.write, {
      params: { id: articleId },
      input: { text, idempotencyKey: sending },
    })
    return redirectToComment(comment, isWaiting(comment) ? 'wacht' : 'geplaatst')
  })
}

/** Handles the screens about one comment, and redirects to that comment. */
export function actOnComment(args: PageLoaderArgs, what: CommentAction, id: number) {
  if (what === 'bewerken') return changeComment(args, id)
  return what === 'verwijderen' ? removeComment(args, id) : reportComment(args, id)
}

function changeComment(args: PageLoaderArgs, id: number) {
  return submitAsReader(args, changeForm, async ({ values }) => {
    const comment = await callEndpoint(args.request, commentEndpoints.change, { params: { id }, input: values })
    return redirectToComment(comment, isWaiting(comment) ? 'opnieuw' : 'bewerkt')
  })
}

function removeComment(args: PageLoaderArgs, id: number) {
  return submitAsReader(args, removeForm, async () => {
    const comment = await loadComment(args, id)
    await callEndpoint(args.request, commentEndpoints.remove, { params: { id } })
    return comment ? redirectToComment(comment, 'verwijderd') : redirect(href('/'))
  })
}

function reportComment(args: PageLoaderArgs, id: number) {
  return submitAsReader(args, reportForm, async ({ values }) => {
    const comment = await loadComment(args, id)
    await callEndpoint(args.request, commentEndpoints.report, { params: { id }, input: values })
    return comment ? redirectToComment(comment, 'gemeld') : redirect(href('/'))
  })
}

/** Submits a form of a logged-in reader. When the session has ended, the form keeps its input. */
function submitAsReader<S extends FormSchema, R>(
  args: PageLoaderArgs,
  schema: S,
  submit: (sent: ValidForm<S>) => Promise<R>,
) {
  const messages = {
    title: 'Dit is niet gelukt',
    explain: ({ code }: AccountProblem) => {
      if (code !== 'user-token-expired') return undefined
      dropSession(args)
      return SESSION_ENDED
    },
  }
  return submitForm(args.request, schema, messages, async (sent) =>
    bearerOf(args.request) ? submit(sent) : sent.reject(SESSION_ENDED),
  )
}

/** Whether it is only public after an editor has approved it. */
function isWaiting({ own }: PlacedComment): boolean {
  return own?.state === 'waiting'
}

function redirectToComment(comment: Parameters<typeof commentHref>[0], done: CommentResult) {
  return redirect(commentHref(comment, done))
}
