import { askEmailChange, cancelEmailChange, emailChangeInput } from '../../../accounts/email-change/ask-email-change'
import { confirmEmailChange } from '../../../accounts/email-change/confirm-email-change'
import { meQuery, showMe } from '../../../accounts/me'
import { askDeletion, deletionInput, undoDeletion } from '../../../accounts/own-data/deletion'
import { exportAccount } from '../../../accounts/own-data/export'
import { changeProfile, profileInput, showOverview } from '../../../accounts/own-data/profile'
import { codeInput } from '../../../http/person-fields'
import { nothing, openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    readerRoute('GET', '/users/me', meQuery, showMe),
    readerRoute('GET', '/account', nothing, showOverview),
    readerRoute('PUT', '/account/profile', profileInput, changeProfile),
    readerRoute('POST', '/account/email-change', emailChangeInput, askEmailChange),
    readerRoute('DELETE', '/account/email-change', nothing, cancelEmailChange),
    openRoute('POST', '/account/email-change/confirm', codeInput, confirmEmailChange),
    readerRoute('GET', '/account/export', nothing, exportAccount),
    readerRoute('POST', '/account/deletion', deletionInput, askDeletion),
    readerRoute('DELETE', '/account/deletion', nothing, undoDeletion),
  ],
}
