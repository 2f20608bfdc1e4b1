import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { href } from '@gevel/contract/hrefs'
import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { readOneOf } from '../../forms/server/read-form.server.ts'
import { doneAt } from '../../routing/done-notice.ts'
import { dropSession, startSession } from '../../session/session-change.ts'
import { readSession } from '../../session/session-cookies.ts'
import { beginConnect, orRefuse } from '../auth/public.server.ts'
import { accountForms } from './account-forms.ts'
import { orLogIn } from './or-log-in.server.ts'

interface Call {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** Does what one of the forms of the account's page asks, and goes back to its part of the page. */
export async function actOnAccount(call: Call) {
  const sent = await readOneOf(call.request, accountForms)
  if (!sent.valid) return sent.refusal
  const { id } = await orLogIn(call, callEndpoint(call.request, accountEndpoints.me))
  if (call.url.searchParams.get('van') !== String(id)) return sent.refuse(SOMEBODY_ELSE, 409)
  if (sent.which === 'link') return link(call.request, sent)
  const passwordField = sent.which === 'password' ? 'currentPassword' : 'password'
  const asked = await orRefuse(carryOut(call, sent), 'Dit is niet gelukt', sent.refuse, passwordField)
  return 'refusal' in asked ? asked.refusal : asked.answer
}

const SOMEBODY_ELSE = {
  title: 'U bent intussen als iemand anders ingelogd',
  message: 'Er is niets gewijzigd. Herlaad de pagina om uw eigen account te zien.',
}

type Sent = Extract<Awaited<ReturnType<typeof readOneOf<typeof accountForms>>>, { valid: true }>

/** Sends one to a provider to link it: off the site, and so by its page. */
async function link(request: Request, { values: { provider }, refuse }: Extract<Sent, { which: 'link' }>) {
  const asked = await orRefuse(
    beginConnect(request, provider, { back: href('/account') }),
    'Koppelen is niet gelukt',
    refuse,
  )
  if ('refusal' in asked) return asked.refusal
  const { location, headers } = asked.answer
  return data({ leavesFor: location, provider }, { headers })
}

/** Does what a form asks of the account API. @returns the way on */
async function carryOut(
  { request, context }: Pick<Call, 'request' | 'context'>,
  sent: Exclude<Sent, { which: 'link' }>,
) {
  const own = (done: Parameters<typeof doneAt>[1]) => redirect(doneAt('/account', done))
  switch (sent.which) {
    case 'profile':
      await callEndpoint(request, accountEndpoints.changeProfile, { input: sent.values })
      return own('profiel')
    case 'email':
    case 'emailOnly':
      await callEndpoint(request, emailChangeEndpoints.ask, { input: sent.values })
      return own('email')
    case 'keepEmail':
      await callEndpoint(request, emailChangeEndpoints.cancel)
      return own('email-niet')
    case 'password':
      startSession({ context }, await callEndpoint(request, passwordEndpoints.change, { input: sent.values }))
      return own('wachtwoord')
    case 'unlink':
      await callEndpoint(request, providerEndpoints.unlink, { params: sent.values })
      return own('losgekoppeld')
    case 'endSession':
      await callEndpoint(request, sessionEndpoints.end, { params: sent.values })
      return own('apparaat')
    case 'endAll': {
      const refreshToken = readSession(request.headers.get('cookie'))?.refreshToken
      await callEndpoint(request, sessionEndpoints.logOut, { input: { refreshToken, scope: 'all' } })
      dropSession({ context })
      return redirectDocument(doneAt('/inloggen', 'overal'))
    }
    case 'deletion':
    case 'deletionOnly':
      await callEndpoint(request, accountEndpoints.requestDeletion, { input: sent.values })
      return redirect(`${href('/account')}#gegevens`)
    case 'stay':
      await callEndpoint(request, accountEndpoints.undoDeletion)
      return own('blijven')
  }
}
