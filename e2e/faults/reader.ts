import { expect } from 'vitest'
import { demoAccounts, demoPassword } from '../../scripts/demo-accounts.ts'

const [{ email }] = demoAccounts

/** The longest that a person waits for a response while the backend is frozen. */
const patienceMs = 3_000

const logInAt = (url: string) =>
  fetch(`${url}/inloggen`, {
    method: 'POST',
    body: new URLSearchParams({ identifier: email, password: demoPassword }),
    redirect: 'manual',
  })

/** @returns the `Cookie` header of a logged-in reader */
export async function logInAsReader(url: string): Promise<string> {
  const answer = await logInAt(url)
  expect(answer.status).toBe(302)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A reader whose session cannot be verified gets the cached public page, with a notice. */
export async function expectPublicAgenda(url: string, cookie: string): Promise<void> {
  const begun = Date.now()
  const answer = await fetch(`${url}/agenda`, { headers: { cookie } })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await answer.text()).toContain('niet zien dat u bent ingelogd')
  expect(Date.now() - begun).toBeLessThan(patienceMs)
}

/** A log-in is rejected in time, with the address still in the form but not the password. */
export async function expectLogInRefused(url: string): Promise<void> {
  const begun = Date.now()
  const answer = await logInAt(url)
  expect(Date.now() - begun).toBeLessThan(patienceMs)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  const html = await answer.text()
  expect(html).toContain('Wat u invulde staat er nog')
  expect(html).toContain(`value="${email}"`)
  expect(html).not.toContain(demoPassword)
}
