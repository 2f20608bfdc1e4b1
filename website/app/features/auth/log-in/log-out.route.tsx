import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { doneAt } from '../../../routing/done-notice.ts'
import { dropSession } from '../../../session/session-change.ts'
import { readSession } from '../../../session/session-cookies.ts'
import { authNotices } from '../auth-notices.server.ts'
import type { Route } from './+types/log-out.route.ts'

/** Has no page: logging out is a button elsewhere. */
export function loader() {
  return redirect(href('/'))
}

/** Ends the session here, also when the backend is down: there it then expires unused. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = readSession(request.headers.get('cookie'))
  if (session) {
    const input = { refreshToken: session.refreshToken }
    await callEndpoint(request, sessionEndpoints.logOut, { input }).catch(accountProblem)
  }
  dropSession({ context })
  return redirect(doneAt('/inloggen', authNotices.uitloggen))
}
