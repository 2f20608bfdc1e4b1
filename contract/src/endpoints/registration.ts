import { z } from 'zod'
import { acceptedSchema, confirmationSchema, registrationSchema } from '../account.ts'
import { endpoint, publicFormEndpoint } from '../endpoint.ts'
import { withNewPassword } from '../new-password.ts'
import { codeField, companyField, editionField, emailField, nameField } from '../person-fields.ts'
import { requiredText } from '../required-text.ts'

const noConsent = { error: requiredText('Akkoord met de gebruiksvoorwaarden') }

/** Creating an account with a password. */
export const registrationEndpoints = {
  register: publicFormEndpoint(
    '/auth/local/register',
    withNewPassword({
      name: nameField,
      email: emailField,
      company: companyField,
      edition: editionField,
      consent: z.boolean(noConsent).pipe(z.literal(true, noConsent)),
    }),
    registrationSchema,
  ),
  /** by its bearer token, or by its address */
  sendAgain: publicFormEndpoint(
    '/auth/send-email-confirmation',
    z.object({ email: emailField.optional() }),
    acceptedSchema,
  ),
  confirm: endpoint('POST', '/account/confirm', z.object({ code: codeField }), confirmationSchema),
}
