import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { savedSearchEndpoints } from '@gevel/contract/endpoints/saved-searches'
import { href } from '@gevel/contract/hrefs'
import { savableSearchJson } from '@gevel/contract/saved-searches'
import { redirect } from 'react-router'
import { AccountProblem, accountProblem } from '../../content/account-problem.ts'
import { notFoundBody } from '../../content/backend/backend-address.server.ts'
import { bearerOf } from '../../content/backend/bearer.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import type { FormValues } from '../../forms/schema/values.ts'
import { readForm } from '../../forms/server/read-form.server.ts'
import { doneAt } from '../../routing/done-notice.ts'
import { pageError } from '../../routing/page-error.ts'
import { sitePath, withReturn } from '../../routing/urls/return-path.ts'
import { followReasons, listNotices } from './list-notices.server.ts'
import { pendingChangeCookie, pendingChangeOf } from './pending-change.server.ts'
import { kindOfList, readingListForm } from './reading-list-forms.ts'
import { savedList, searchList, vacancyList } from './reading-lists.ts'

/**
 * Adds an item to a reader's list or removes it. Without scripts it redirects back to the button. A visitor who is not
 * logged in logs in first; `finishPendingChange` then makes the change.
 * @returns the error for scripts, if any
 */
export async function updateList(request: Request) {
  const sent = await readForm(request, readingListForm)
  const target = sitePath(sent.valid ? sent.values.back : '/')
  if (!bearerOf(request))
    throw sent.valid ? logInFirst(request, sent.values) : redirect(withReturn(href('/inloggen'), target))
  const problem = sent.valid ? await problemOf(change(request, sent.values)) : UNREADABLE
  if (isAskedByScript(request)) return { problem: problem?.message }
  if (problem) throw pageError(problem.message, { status: problem.status })
  throw redirect(target)
}

/**
 * Makes the change that a visitor asked for before logging in, and returns to its button. When it is rejected the
 * account says so; without a response the change waits for another try.
 */
export async function finishPendingChange(request: Request): Promise<Response> {
  const pending = pendingChangeOf(request)
  if (!pending) return redirect(`${href('/account/lezen')}#bewaard`)
  if (!bearerOf(request)) return logInFirst(request, pending)
  const problem = await problemOf(change(request, pending))
  if (problem?.code === 'user-token-expired') return logInFirst(request, pending)
  if (problem?.code === 'network-request-failed') throw pageError(problem.message, { status: problem.status })
  const target = problem ? doneAt('/account/lezen', rejectionOf(pending, problem)) : buttonOf(pending)
  return redirect(target, { headers: { 'Set-Cookie': pendingChangeCookie(request, null) } })
}

/** Where its button is, which now says that the change was made; on an article that is below the first screen. */
function buttonOf({ list, back }: Pick<ListChange, 'list' | 'back'>): string {
  if (!/^\/(news|item)\/\d[^#]*$/.test(back)) return back
  return `${back}${list === savedList ? '#bewaren' : '#volgen'}`
}

type ListChange = FormValues<typeof readingListForm>

/** Why a visitor has to log in for a change. */
function reasonOf({ list }: ListChange) {
  if (list === searchList) return listNotices.zoekvraag
  if (list === vacancyList) return listNotices.vacature
  const kind = kindOfList(list)
  return kind ? followReasons[kind] : listNotices.bewaren
}

/** Redirects to the log-in screen, which says why and returns to the pending change. */
function logInFirst(request: Request, change: ListChange): Response {
  return redirect(`${doneAt('/inloggen', reasonOf(change))}&terug=${encodeURIComponent(href('/account/bewaren'))}`, {
    headers: { 'Set-Cookie': pendingChangeCookie(request, change) },
  })
}

/** Why a change was rejected: a message at its key says that the list is full; else the item is gone. */
function rejectionOf({ list }: Pick<ListChange, 'list'>, { fields }: Problem) {
  if (list === searchList) return listNotices['zoekvraag-niet']
  if (list === vacancyList) return listNotices['vacature-weg']
  if ('key' in fields) return listNotices['volgen-vol']
  return listNotices[kindOfList(list) ? 'volgen-weg' : 'bewaren-weg']
}

async function change(request: Request, { list, what, keep }: Omit<ListChange, 'back'>) {
  const isListed = keep === 'yes'
  if (list === searchList) return setSearch(request, what, isListed)
  const kind = kindOfList(list)
  if (kind) {
    const { follow, unfollow } = readingListEndpoints
    return callEndpoint(request, isListed ? follow : unfollow, { params: { kind, key: what } })
  }
  if (list === vacancyList) {
    const { saveVacancy, removeVacancy } = readingListEndpoints
    return callEndpoint(request, isListed ? saveVacancy : removeVacancy, { params: { id: what } })
  }
  const { saveArticle, removeArticle } = readingListEndpoints
  return callEndpoint(request, isListed ? saveArticle : removeArticle, { params: { id: what } })
}

async function setSearch(request: Request, json: string, isSaved: boolean) {
  const search = savableSearchJson.safeParse(json).data
  if (!search) throw AccountProblem.of(notFoundBody)
  return callEndpoint(request, savedSearchEndpoints.set, { input: { search, isSaved } })
}

const UNREADABLE = { message: 'Dit is niet bewaard. Herlaad de pagina en probeer het opnieuw.', status: 400 }

type Problem = NonNullable<Awaited<ReturnType<typeof problemOf>>>

/** Why a change was not made; undefined when it was. */
async function problemOf(changing: Promise<unknown>) {
  try {
    await changing
    return undefined
  } catch (error) {
    const { code, message, fields } = accountProblem(error)
    return { code, message, fields, status: code === 'network-request-failed' ? 503 : 422 }
  }
}

/** The router's scripts request a page's data at a URL of its own. */
function isAskedByScript({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}
