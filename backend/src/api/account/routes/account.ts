import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { askEmailChange, cancelEmailChange } from '../../../accounts/email-change/ask-email-change'
import { confirmEmailChange } from '../../../accounts/email-change/confirm-email-change'
import { showMe } from '../../../accounts/me'
import { askDeletion, undoDeletion } from '../../../accounts/own-data/deletion'
import { exportAccount } from '../../../accounts/own-data/export'
import { changeProfile, showOverview } from '../../../accounts/own-data/profile'
import { openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    readerRoute(accountEndpoints.me, showMe),
    readerRoute(accountEndpoints.overview, showOverview),
    readerRoute(accountEndpoints.changeProfile, changeProfile),
    readerRoute(emailChangeEndpoints.ask, askEmailChange),
    readerRoute(emailChangeEndpoints.cancel, cancelEmailChange),
    openRoute(emailChangeEndpoints.confirm, confirmEmailChange),
    readerRoute(accountEndpoints.download, exportAccount),
    readerRoute(accountEndpoints.askDeletion, askDeletion),
    readerRoute(accountEndpoints.undoDeletion, undoDeletion),
  ],
}
