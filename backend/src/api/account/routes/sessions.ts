import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { logIn } from '../../../accounts/sessions/log-in'
import { endOneSession, logOut, refresh, showSessions } from '../../../accounts/sessions/manage-sessions'
import { openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    openRoute(sessionEndpoints.logIn, logIn),
    openRoute(sessionEndpoints.refresh, refresh),
    openRoute(sessionEndpoints.logOut, logOut),
    readerRoute(sessionEndpoints.list, showSessions),
    readerRoute(sessionEndpoints.end, endOneSession),
  ],
}
