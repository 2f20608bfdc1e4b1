import {
  acceptedSchema,
  confirmationSchema,
  logInSchema,
  meSchema,
  registrationSchema,
  tokensSchema,
} from '@gevel/contract/account'
import { strapi } from '@strapi/client'
import { describe, expect, test } from 'vitest'
import { backendUrl } from './support/backend.ts'
import { codeIn, untilMail } from './support/mails.ts'
import { goodPassword, newEmail, registrationFields } from './support/registration.ts'

type Call = (method: string, path: string, jwt?: string, body?: object) => Promise<unknown>

const init = (method: string, body: object | undefined) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: body && JSON.stringify(body),
})

/** Strapi's own client package, which uses the prefix `/api`. */
const byPackage: Call = async (method, path, jwt, body) => {
  const client = strapi({ baseURL: `${backendUrl}/api`, ...(jwt && { auth: jwt }) })
  const response = await client.fetch(path, init(method, body))
  return response.status === 204 ? null : response.json()
}

/** Plain HTTP, with the URLs of requirements §7. */
const byHand: Call = async (method, path, jwt, body) => {
  const { headers, ...rest } = init(method, body)
  const authorization = jwt && { authorization: `Bearer ${jwt}` }
  const response = await fetch(`${backendUrl}${path}`, { ...rest, headers: { ...headers, ...authorization } })
  return response.status === 204 ? null : response.json()
}

describe.each([
  ['@strapi/client', byPackage],
  ['plain HTTP', byHand],
])('with %s', (_name, call) => {
  test('registers, confirms, logs in, changes and resets a password, and logs out', async () => {
    const email = newEmail()
    const registered = registrationSchema.parse(
      await call('POST', '/auth/local/register', '', registrationFields(email)),
    )
    expect(acceptedSchema.parse(await call('POST', '/auth/send-email-confirmation', '', { email })).ok).toBe(true)
    const code = codeIn(await untilMail(email, 'Bevestig uw e-mailadres', 1), '/account-activeren')
    confirmationSchema.parse(await call('POST', '/account/confirm', registered.jwt, { code }))

    const credentials = { identifier: email, password: goodPassword }
    const { jwt, refreshToken } = logInSchema.parse(await call('POST', '/auth/local', '', credentials))
    expect(meSchema.parse(await call('GET', '/users/me?populate=role', jwt)).role?.type).toBe('authenticated')
    const renewed = tokensSchema.parse(await call('POST', '/auth/refresh', '', { refreshToken }))

    const changed = { currentPassword: goodPassword, password: 'zeven zware zandzakken' }
    const after = logInSchema.parse(await call('POST', '/auth/change-password', renewed.jwt, changed))
    expect(acceptedSchema.parse(await call('POST', '/auth/forgot-password', '', { email })).ok).toBe(true)
    const resetCode = codeIn(await untilMail(email, 'Stel een nieuw wachtwoord in'), '/wachtwoord-reset')
    const reset = { code: resetCode, password: goodPassword, passwordConfirmation: goodPassword }
    const last = logInSchema.parse(await call('POST', '/auth/reset-password', '', reset))
    expect(await call('POST', '/auth/logout', last.jwt)).toBeNull()
    await expect(call('GET', '/users/me', after.jwt).then(meSchema.parse)).rejects.toThrow()
  })
})
