import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { logInByIdToken } from '../../../features/accounts/firebase/log-in-by-id-token'
import { beginConnect } from '../../../features/accounts/providers/begin-connect'
import { endConnect } from '../../../features/accounts/providers/end-connect'
import { unlinkProvider } from '../../../features/accounts/providers/link-identity'
import { logInByToken } from '../../../features/accounts/providers/log-in-by-token'
import { listProviders } from '../../../features/accounts/providers/provider-client'
import { openRoute } from '../../../platform/http/route'
import { readerRoute } from '../../../platform/readers/reader-route'

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
