import { expect } from 'vitest'
import { demoAccounts, demoPassword } from '../../scripts/demo-accounts.ts'

const [{ email }] = demoAccounts

/** The longest that a person waits for a response while the backend is frozen: it counts as silent after five seconds. */
const maxWaitMs = 8_000

const logInAt = (url: string) =>
  fetch(`${url}/inloggen`, {
    method: 'POST',
    body: new URLSearchParams({ identifier: email, password: demoPassword }),
    redirect: 'manual',
  })

/** @returns the `Cookie` header of a logged-in reader */
export async function logInAsReader(url: string): Promise<string> {
  const response = await logInAt(url)
  expect(response.status).toBe(302)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A reader whose session cannot be verified gets the cached public page, with a notice. */
export async function expectPublicAgenda(url: string, cookie: string): Promise<void> {
  const startMs = Date.now()
  const response = await fetch(`${url}/agenda`, { headers: { cookie } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await response.text()).toContain('niet zien dat u bent ingelogd')
  expect(Date.now() - startMs).toBeLessThan(maxWaitMs)
}

/** A log-in is rejected in time, with the address still in the form but not the password. */
export async function expectLogInRejected(url: string): Promise<void> {
  const startMs = Date.now()
  const response = await logInAt(url)
  expect(Date.now() - startMs).toBeLessThan(maxWaitMs)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  const html = await response.text()
  expect(html).toContain('Wat u invulde staat er nog')
  expect(html).toContain(`value="${email}"`)
  expect(html).not.toContain(demoPassword)
}
