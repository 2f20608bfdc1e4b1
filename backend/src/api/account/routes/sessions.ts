import {
  endOneSession,
  logOut,
  logOutInput,
  refresh,
  refreshInput,
  showSessions,
} from '../../../accounts/sessions/keep-session'
import { logIn, logInInput } from '../../../accounts/sessions/log-in'
import { nothing, openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    openRoute('POST', '/auth/local', logInInput, logIn),
    openRoute('POST', '/auth/refresh', refreshInput, refresh),
    openRoute('POST', '/auth/logout', logOutInput, logOut),
    readerRoute('GET', '/account/sessions', nothing, showSessions),
    readerRoute('DELETE', '/account/sessions/:id', nothing, endOneSession),
  ],
}
