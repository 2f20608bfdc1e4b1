import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { registrationCookie } from './registration-cookie.server.ts'
import { registerForm } from './registration-forms.ts'

/**
 * The action of a page with the form of a registration: stores it, and leads to the page that says to look into one's mail.
 * @param back the path of this site to return to once the address is confirmed
 */
export function registerVisitor(request: Request, back: string) {
  return submitForm(request, registerForm, { title: 'Registreren is niet gelukt' }, async (sent) => {
    const check = await checkVisitor(registerForm, sent)
    if ('rejection' in check) return check.rejection
    const { jwt } = await callEndpoint(request, registrationEndpoints.register, { input: sent.values, ...check })
    return redirect(href('/account-activeren'), {
      headers: { 'Set-Cookie': registrationCookie(request, { jwt, back, email: sent.values.email }) },
    })
  })
}
