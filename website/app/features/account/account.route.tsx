import { redirect } from 'react-router'
import { AccountProblem } from '../../content/account-problem.ts'
import { routeParam } from '../../routing/not-found.ts'
import { pageError } from '../../routing/page-error.ts'
import { pageParamSchema } from '../../routing/params.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'
import { dropSession } from '../../session/session-change.ts'
import { doneNotice } from '../auth/public.ts'
import type { Route } from './+types/account.route.ts'
import { loadAccount } from './account.server.ts'
import { actOnAccount } from './account-action.server.ts'
import { AccountPage } from './account-page.tsx'

export const handle: RouteHandle = { middleware: ['login-needed'] }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = routeParam(url, pageParamSchema, url.searchParams.get('p'))
  try {
    return { ...(await loadAccount(request, page)), done: doneNotice(url) }
  } catch (problem) {
    if (!(problem instanceof AccountProblem)) throw problem
    if (problem.code !== 'user-token-expired') throw pageError(problem.message, { status: 503 })
    dropSession({ context })
    throw redirect('/inloggen?terug=%2Faccount')
  }
}

export function action(call: Route.ActionArgs) {
  return actOnAccount(call)
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'leavesFor' in actionData ? { leaving: actionData } : { failure: actionData }
  return <AccountPage {...loaderData} failure={answer.failure} leaving={answer.leaving} />
}
