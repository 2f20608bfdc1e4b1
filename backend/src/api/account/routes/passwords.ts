import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { changePassword } from '../../../accounts/passwords/change-password'
import { forgotPassword } from '../../../accounts/passwords/forgot-password'
import { resetPassword } from '../../../accounts/passwords/reset-password'
import { confirm } from '../../../accounts/registration/confirm'
import { register, sendAgain } from '../../../accounts/registration/register'
import { openRoute } from '../../../http/route'
import { publicFormRoute } from '../../../limits/public-form-route'
import { withPasswordPolicy } from '../../../passwords/new-password'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    publicFormRoute(withPasswordPolicy(registrationEndpoints.register), register),
    publicFormRoute(registrationEndpoints.sendAgain, sendAgain),
    openRoute(registrationEndpoints.confirm, confirm),
    publicFormRoute(passwordEndpoints.forgot, forgotPassword),
    openRoute(withPasswordPolicy(passwordEndpoints.reset), resetPassword),
    readerRoute(withPasswordPolicy(passwordEndpoints.change), changePassword),
  ],
}
