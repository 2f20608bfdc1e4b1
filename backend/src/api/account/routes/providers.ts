import { logInByIdToken } from '../../../accounts/firebase/log-in-by-id-token'
import { beginConnect } from '../../../accounts/providers/begin-connect'
import { endConnect, returnInput } from '../../../accounts/providers/end-connect'
import { unlinkProvider } from '../../../accounts/providers/link-identity'
import { logInByToken, tokenInput } from '../../../accounts/providers/log-in-by-token'
import { listProviders } from '../../../accounts/providers/provider-client'
import { nothing, openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    openRoute('GET', '/auth/providers', nothing, listProviders),
    openRoute('GET', '/auth/firebase/callback', tokenInput, logInByIdToken),
    openRoute('GET', '/auth/:provider/callback', tokenInput, logInByToken),
    { method: 'GET', path: '/connect/:provider', handler: beginConnect, config: { auth: false } },
    openRoute('POST', '/connect/:provider/callback', returnInput, endConnect),
    readerRoute('DELETE', '/account/providers/:provider', nothing, unlinkProvider),
  ],
}
