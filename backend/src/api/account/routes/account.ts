import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { confirmEmailChange } from '../../../accounts/email-change/confirm-email-change'
import { cancelEmailChange, requestEmailChange } from '../../../accounts/email-change/request-email-change'
import { showMe } from '../../../accounts/me'
import { requestDeletion, undoDeletion } from '../../../accounts/personal-data/deletion'
import { exportAccount } from '../../../accounts/personal-data/export'
import { changeProfile, showOverview } from '../../../accounts/personal-data/profile'
import { showReaderState } from '../../../accounts/reader-state/show-reader-state'
import { openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

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
