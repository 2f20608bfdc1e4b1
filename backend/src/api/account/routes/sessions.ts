import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { logIn } from '../../../features/accounts/sessions/log-in'
import { endOneSession, logOut, refresh, showSessions } from '../../../features/accounts/sessions/manage-sessions'
import { openRoute } from '../../../platform/http/route'
import { readerRoute } from '../../../platform/readers/reader-route'

export default {
  routes: [
    openRoute(sessionEndpoints.logIn, logIn),
    openRoute(sessionEndpoints.refresh, refresh),
    openRoute(sessionEndpoints.logOut, logOut),
    readerRoute(sessionEndpoints.list, showSessions),
    readerRoute(sessionEndpoints.end, endOneSession),
  ],
}
