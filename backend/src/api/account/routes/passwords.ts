import { changeInput, changePassword } from '../../../accounts/passwords/change-password'
import { forgotInput, forgotPassword } from '../../../accounts/passwords/forgot-password'
import { resetInput, resetPassword } from '../../../accounts/passwords/reset-password'
import { confirm } from '../../../accounts/registration/confirm'
import { register, registerInput, sendAgain, sendAgainInput } from '../../../accounts/registration/register'
import { codeInput } from '../../../http/person-fields'
import { openRoute } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    openRoute('POST', '/auth/local/register', registerInput, register),
    openRoute('POST', '/auth/send-email-confirmation', sendAgainInput, sendAgain),
    openRoute('POST', '/account/confirm', codeInput, confirm),
    openRoute('POST', '/auth/forgot-password', forgotInput, forgotPassword),
    openRoute('POST', '/auth/reset-password', resetInput, resetPassword),
    readerRoute('POST', '/auth/change-password', changeInput, changePassword),
  ],
}
