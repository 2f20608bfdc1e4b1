import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { type AccountProblem, orElse } from '../../content/account-problem.ts'
import { askAccount, nothing } from '../../content/ask-account.server.ts'
import { bearerOf } from '../../content/bearer.ts'
import { readForm } from '../../forms/server/read-form.server.ts'
import { pageError } from '../../routing/page-error.ts'
import { sitePath, withReturn } from '../auth/public.ts'
import { keepForm } from './keep-forms.ts'

/**
 * Keeps something for a reader or lets it go. Without scripts one comes back to where the button was; who is not logged in is sent to do
 * that first.
 * @returns for scripts what went wrong, if anything
 */
export async function keep(request: Request) {
  const sent = await readForm(request, keepForm)
  const { list = '', what = '', keep, back = '/' } = sent.valid ? sent.values : {}
  const goal = sitePath(back)
  if (!bearerOf(request)) throw redirect(withReturn(href('/inloggen'), goal))
  const path = `/account/${list}/${encodeURIComponent(what)}`
  const method = keep === 'yes' ? 'PUT' : 'DELETE'
  const problem = sent.valid ? await orElse(askAccount(request, path, nothing, { method }), whatToSay) : UNREADABLE
  if (isAskedByScript(request)) return { problem: problem?.message }
  if (problem) throw pageError(problem.message, { status: problem.status })
  throw redirect(goal)
}

const UNREADABLE = { message: 'Dit is niet bewaard. Herlaad de pagina en probeer het opnieuw.', status: 400 }

function whatToSay({ code, message }: AccountProblem) {
  return { message, status: code === 'network-request-failed' ? 503 : 422 }
}

/** The router's scripts ask for a page's data, under an address of its own. */
function isAskedByScript({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}
