import { redirect } from 'react-router'
import { AccountProblem } from '../../content/account-problem.ts'
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
  if (!bearerOf(request)) throw redirect(withReturn('/inloggen', goal))
  const path = `/account/${list}/${encodeURIComponent(what)}`
  const problem = sent.valid ? await put(request, path, keep === 'yes') : UNREADABLE
  if (isAskedByScript(request)) return { problem }
  if (problem) throw pageError(problem, { status: 503 })
  throw redirect(goal)
}

const UNREADABLE = 'Dit is niet bewaard. Herlaad de pagina en probeer het opnieuw.'

/** @returns what a reader is told when it failed */
async function put(request: Request, path: string, keep: boolean): Promise<string | null> {
  try {
    await askAccount(request, path, nothing, { method: keep ? 'PUT' : 'DELETE' })
    return null
  } catch (problem) {
    if (problem instanceof AccountProblem) return problem.message
    throw problem
  }
}

/** The router's scripts ask for a page's data, under an address of its own. */
function isAskedByScript({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}
