import { acceptedSchema, accountSchema, logInSchema, meSchema } from '@gevel/contract/account'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { askAccount, nothing } from '../../content/ask-account.server.ts'
import { readOneOf } from '../../forms/server/read-form.server.ts'
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
  const { id } = await orLogIn(call, askAccount(call.request, '/users/me', meSchema))
  if (call.url.searchParams.get('van') !== String(id)) return sent.refuse(SOMEBODY_ELSE, 409)
  if (sent.which === 'link') return link(call.request, sent)
  const passwordField = sent.which === 'password' ? 'currentPassword' : 'password'
  const asked = await orRefuse(carryOut(call, sent), 'Dit is niet gelukt', sent.refuse, passwordField)
  return 'refusal' in asked ? asked.refusal : redirect(asked.answer)
}

const SOMEBODY_ELSE = {
  title: 'U bent intussen als iemand anders ingelogd',
  message: 'Er is niets gewijzigd. Herlaad de pagina om uw eigen account te zien.',
}

type Sent = Extract<Awaited<ReturnType<typeof readOneOf<typeof accountForms>>>, { valid: true }>

/** Sends one to a provider to link it: off the site, and so by its page. */
async function link(request: Request, { values: { provider }, refuse }: Extract<Sent, { which: 'link' }>) {
  const asked = await orRefuse(beginConnect(request, provider, { back: '/account' }), 'Koppelen is niet gelukt', refuse)
  if ('refusal' in asked) return asked.refusal
  const { location, headers } = asked.answer
  return data({ leavesFor: location, provider }, { headers })
}

/** @returns where to go after it */
async function carryOut(
  { request, context }: Pick<Call, 'request' | 'context'>,
  sent: Exclude<Sent, { which: 'link' }>,
): Promise<string> {
  switch (sent.which) {
    case 'profile':
      await askAccount(request, '/account/profile', accountSchema, { method: 'PUT', body: sent.values })
      return '/account?gelukt=profiel#profiel'
    case 'email':
    case 'emailOnly':
      await askAccount(request, '/account/email-change', acceptedSchema, { method: 'POST', body: sent.values })
      return '/account?gelukt=email#e-mailadres'
    case 'keepEmail':
      await askAccount(request, '/account/email-change', nothing, { method: 'DELETE' })
      return '/account?gelukt=email-niet#e-mailadres'
    case 'password': {
      const asked = { method: 'POST', body: sent.values } as const
      startSession({ context }, await askAccount(request, '/auth/change-password', logInSchema, asked))
      return '/account?gelukt=wachtwoord#wachtwoord'
    }
    case 'unlink': {
      const path = `/account/providers/${encodeURIComponent(sent.values.provider)}`
      await askAccount(request, path, nothing, { method: 'DELETE' })
      return '/account?gelukt=losgekoppeld#inlogmethoden'
    }
    case 'endSession': {
      await askAccount(request, `/account/sessions/${encodeURIComponent(sent.values.id)}`, nothing, {
        method: 'DELETE',
      })
      return '/account?gelukt=apparaat#apparaten'
    }
    case 'endAll': {
      const refreshToken = readSession(request.headers.get('cookie'))?.refreshToken
      await askAccount(request, '/auth/logout', nothing, { method: 'POST', body: { refreshToken, scope: 'all' } })
      dropSession({ context })
      return '/inloggen?gelukt=overal'
    }
    case 'deletion':
    case 'deletionOnly':
      await askAccount(request, '/account/deletion', accountSchema, { method: 'POST', body: sent.values })
      return '/account#gegevens'
    case 'stay':
      await askAccount(request, '/account/deletion', accountSchema, { method: 'DELETE' })
      return '/account?gelukt=blijven#gegevens'
  }
}
