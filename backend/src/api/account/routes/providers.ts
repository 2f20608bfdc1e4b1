import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { logInByIdToken } from '../../../accounts/firebase/log-in-by-id-token'
import { beginConnect } from '../../../accounts/providers/begin-connect'
import { endConnect } from '../../../accounts/providers/end-connect'
import { unlinkProvider } from '../../../accounts/providers/link-identity'
import { logInByToken } from '../../../accounts/providers/log-in-by-token'
import { listProviders } from '../../../accounts/providers/provider-client'
import { openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

const { method, path } = providerEndpoints.begin

export default {
  routes: [
    openRoute(providerEndpoints.list, listProviders),
    openRoute(providerEndpoints.logInByIdToken, logInByIdToken),
    openRoute(providerEndpoints.logInByToken, logInByToken),
    { method, path, handler: beginConnect, config: { auth: false } },
    openRoute(providerEndpoints.end, endConnect),
    readerRoute(providerEndpoints.unlink, unlinkProvider),
  ],
}
