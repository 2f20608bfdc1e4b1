import { z } from 'zod'
import { acceptedSchema, logInSchema } from '../account.ts'
import { endpoint, publicFormEndpoint } from '../endpoint.ts'
import { withNewPassword } from '../new-password.ts'
import { codeField, emailField, givenPasswordField } from '../person-fields.ts'

/** Changing and resetting passwords. */
export const passwordEndpoints = {
  forgot: publicFormEndpoint('/auth/forgot-password', z.object({ email: emailField }), acceptedSchema),
  reset: endpoint('POST', '/auth/reset-password', withNewPassword({ code: codeField }), logInSchema),
  change: endpoint(
    'POST',
    '/auth/change-password',
    withNewPassword({ currentPassword: givenPasswordField }),
    logInSchema,
  ),
}
