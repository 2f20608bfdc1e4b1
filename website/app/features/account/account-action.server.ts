import { acceptedSchema, accountSchema, logInSchema, meSchema } from '@gevel/contract/account'
import { href } from '@gevel/contract/hrefs'
import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import type { z } from 'zod'
import { askAccount, nothing } from '../../content/ask-account.server.ts'
import { readOneOf } from '../../forms/server/read-form.server.ts'
import { dropSession, startSession } from '../../session/session-change.ts'
import { readSession } from '../../session/session-cookies.ts'
import { beginConnect, orRefuse } from '../auth/public.server.ts'
import { doneAt } from '../auth/public.ts'
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

/** What most of the forms ask of the account API, and what is said afterwards. */
interface Change {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  answer: z.ZodType
  body?: object
  goal: string
}

function changeOf(sent: Exclude<Sent, { which: 'link' | 'password' | 'endAll' }>): Change {
  const emailChange = '/account/email-change'
  const deletion = '/account/deletion'
  const own = (done: Parameters<typeof doneAt>[1]) => doneAt('/account', done)
  switch (sent.which) {
    case 'profile':
      return { method: 'PUT', path: '/account/profile', answer: accountSchema, body: sent.values, goal: own('profiel') }
    case 'email':
    case 'emailOnly':
      return { method: 'POST', path: emailChange, answer: acceptedSchema, body: sent.values, goal: own('email') }
    case 'keepEmail':
      return { method: 'DELETE', path: emailChange, answer: nothing, goal: own('email-niet') }
    case 'unlink': {
      const path = `/account/providers/${encodeURIComponent(sent.values.provider)}`
      return { method: 'DELETE', path, answer: nothing, goal: own('losgekoppeld') }
    }
    case 'endSession': {
      const path = `/account/sessions/${encodeURIComponent(sent.values.id)}`
      return { method: 'DELETE', path, answer: nothing, goal: own('apparaat') }
    }
    case 'deletion':
    case 'deletionOnly':
      return {
        method: 'POST',
        path: deletion,
        answer: accountSchema,
        body: sent.values,
        goal: `${href('/account')}#gegevens`,
      }
    case 'stay':
      return { method: 'DELETE', path: deletion, answer: accountSchema, goal: own('blijven') }
  }
}

/** @returns the way on */
async function carryOut(
  { request, context }: Pick<Call, 'request' | 'context'>,
  sent: Exclude<Sent, { which: 'link' }>,
) {
  if (sent.which === 'password') {
    const asked = { method: 'POST', body: sent.values } as const
    startSession({ context }, await askAccount(request, '/auth/change-password', logInSchema, asked))
    return redirect(doneAt('/account', 'wachtwoord'))
  }
  if (sent.which === 'endAll') {
    const refreshToken = readSession(request.headers.get('cookie'))?.refreshToken
    await askAccount(request, '/auth/logout', nothing, { method: 'POST', body: { refreshToken, scope: 'all' } })
    dropSession({ context })
    return redirectDocument(doneAt('/inloggen', 'overal'))
  }
  const { path, answer, goal, ...asked } = changeOf(sent)
  await askAccount(request, path, answer, asked)
  return redirect(goal)
}
