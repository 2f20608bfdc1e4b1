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
import { sitePath, withReturn } from '../../../routing/urls/return-path.ts'
import { dropSession } from '../../../session/session-change.ts'
import { changeForm, recommendForm, removeForm, replyForm, reportForm, writeForm } from './comment-forms.ts'
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
  return actions[what](args, id)
}

const actions = {
  antwoorden: replyToComment,
  aanbevelen: recommendComment,
  bewerken: changeComment,
  verwijderen: removeComment,
  melden: reportComment,
} as const satisfies Record<CommentAction, unknown>

function replyToComment(args: PageLoaderArgs, id: number) {
  return submitAsReader(args, replyForm, async ({ values: { text, sending }, reject }) => {
    const article = (await loadComment(args, id))?.article
    if (!article) return reject(SESSION_ENDED)
    const reply = await callEndpoint(args.request, commentEndpoints.write, {
      params: { id: article.id },
      input: { text, idempotencyKey: sending, replyTo: id },
    })
    return redirectToComment(reply, isWaiting(reply) ? 'wacht' : 'geplaatst')
  })
}

/** Comes back to the comment in its list. Who is not logged in is asked to, and comes back to the screen. */
function recommendComment(args: PageLoaderArgs, id: number) {
  const messages = { title: 'Dit is niet gelukt' }
  return submitForm(args.request, recommendForm, messages, async ({ values: { keep, back } }) => {
    const comment = await loadComment(args, id)
    if (!comment) return redirect(withReturn(href('/inloggen'), args.url.pathname + args.url.search))
    const { recommend, withdraw } = commentEndpoints
    await callEndpoint(args.request, keep === 'no' ? withdraw : recommend, { params: { id } })
    return redirect(sitePath(back))
  })
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
