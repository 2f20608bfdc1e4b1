import { z } from 'zod'
import { acceptedSchema, emailChangeStatusSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import { noContent, noInput } from '../no-content.ts'
import { codeField, emailField, givenPasswordField } from '../person-fields.ts'

/** Changing the address of an account, which is confirmed at the old and the new one. */
export const emailChangeEndpoints = {
  /** without a password for an account that has none */
  request: endpoint(
    'POST',
    '/account/email-change',
    z.object({ email: emailField, password: givenPasswordField.optional() }),
    acceptedSchema,
  ),
  cancel: endpoint('DELETE', '/account/email-change', noInput, noContent),
  confirm: endpoint('POST', '/account/email-change/confirm', z.object({ code: codeField }), emailChangeStatusSchema),
}
