import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { changePassword } from '../../../features/accounts/passwords/change-password'
import { forgotPassword } from '../../../features/accounts/passwords/forgot-password'
import { resetPassword } from '../../../features/accounts/passwords/reset-password'
import { confirm } from '../../../features/accounts/registration/confirm'
import { register, sendAgain } from '../../../features/accounts/registration/register'
import { withPasswordPolicy } from '../../../features/passwords/new-password'
import { openRoute } from '../../../platform/http/route'
import { publicFormRoute } from '../../../platform/limits/public-form-route'
import { readerRoute } from '../../../platform/readers/reader-route'

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
