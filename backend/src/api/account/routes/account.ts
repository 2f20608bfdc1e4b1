import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { confirmEmailChange } from '../../../features/accounts/email-change/confirm-email-change'
import { cancelEmailChange, requestEmailChange } from '../../../features/accounts/email-change/request-email-change'
import { showMe } from '../../../features/accounts/me'
import { requestDeletion, undoDeletion } from '../../../features/accounts/personal-data/deletion'
import { exportAccount } from '../../../features/accounts/personal-data/export'
import { changeProfile, showOverview } from '../../../features/accounts/personal-data/profile'
import { showReaderState } from '../../../features/accounts/reader-state/show-reader-state'
import { openRoute } from '../../../platform/http/route'
import { readerRoute } from '../../../platform/readers/reader-route'

export default {
  routes: [
    readerRoute(accountEndpoints.me, showMe),
    readerRoute(accountEndpoints.readerState, showReaderState),
    readerRoute(accountEndpoints.overview, showOverview),
    readerRoute(accountEndpoints.changeProfile, changeProfile),
    readerRoute(emailChangeEndpoints.request, requestEmailChange),
    readerRoute(emailChangeEndpoints.cancel, cancelEmailChange),
    openRoute(emailChangeEndpoints.confirm, confirmEmailChange),
    readerRoute(accountEndpoints.download, exportAccount),
    readerRoute(accountEndpoints.requestDeletion, requestDeletion),
    readerRoute(accountEndpoints.undoDeletion, undoDeletion),
  ],
}
