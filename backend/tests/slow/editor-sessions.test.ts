import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { backendUrl } from '../support/backend.ts'
import { askAdmin, cookiesOf, Newsroom, tokenIn, tryLogIn } from '../support/editors.ts'
import { askAs, emailOf, logInAs } from '../support/visitor.ts'

const sessionsSchema = z.object({
  data: z.array(z.object({ id: z.string(), deviceName: z.string().optional(), current: z.boolean() })),
})
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const path = '/admin/users/me/sessions'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await Newsroom.open()
})
afterAll(() => newsroom.close())

const isIn = async (token: string) => (await askAdmin('GET', '/admin/users/me', undefined, { token })).status === 200
const renew = (cookie: string) => askAdmin('POST', '/admin/access-token', {}, { cookie })
async function listAs(token: string, of = path) {
  return sessionsSchema.parse((await askAdmin('GET', of, undefined, { token })).body).data
}

test('lists each session once, with its device and network, also after a renewal', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  const response = await tryLogIn(email, demoPassword, {}, { agent: firefox, from: '192.0.2.17' })
  const renewed = await renew(cookiesOf(response))
  for (const token of [tokenIn(response) ?? '', tokenIn(renewed) ?? '']) {
    expect(await listAs(token)).toEqual([
      expect.objectContaining({ deviceName: 'Firefox op Windows, vanaf 192.0.2.0/24', current: true }),
    ])
  }
})

test('protects the refresh cookie from scripts and other sites', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  const { headers } = await tryLogIn(email, demoPassword)
  const refresh = headers.getSetCookie().filter((cookie) => cookie.startsWith('strapi_admin_refresh'))
  expect(refresh).not.toEqual([])
  for (const cookie of refresh)
    expect(cookie.toLowerCase()).toMatch(/path=\/admin;.*samesite=(?:lax|strict);.*httponly/)
})

test('gives no access token to a page of another site', async () => {
  const { email } = await newsroom.createEditor('redacteur')
  const cookie = cookiesOf(await tryLogIn(email, demoPassword))
  const ask = (site: string) =>
    fetch(`${backendUrl}/admin/access-token`, { method: 'POST', headers: { cookie, 'sec-fetch-site': site } })
  for (const site of ['cross-site', 'same-site']) expect((await ask(site)).status, site).toBe(403)
  expect((await ask('same-origin')).status).toBe(200)
})

test("is rejected by the readers' API, and theirs by the admin", async () => {
  const { token } = await newsroom.createAndLogIn('redacteur')
  expect((await askAs({ jwt: token }, 'GET', '/users/me')).status).toBe(401)
  const { jwt } = await logInAs(emailOf('reader'), demoPassword)
  expect(await isIn(jwt)).toBe(false)
})

test('ends a session at once, with its access tokens from before a renewal', async () => {
  const { email, token } = await newsroom.createAndLogIn('redacteur')
  const other = await tryLogIn(email, demoPassword)
  const renewed = await renew(cookiesOf(other))
  const tokens = [tokenIn(other) ?? '', tokenIn(renewed) ?? '']
  for (const each of tokens) expect(await isIn(each)).toBe(true)
  const [ended] = (await listAs(token)).filter(({ current }) => !current)
  expect((await askAdmin('DELETE', `${path}/${ended?.id}`, undefined, { token })).status).toBe(200)
  for (const each of tokens) expect(await isIn(each)).toBe(false)
  expect((await renew(cookiesOf(renewed))).status).toBe(401)
  expect(await isIn(token)).toBe(true)
})

test('ends all other sessions, or all sessions', async () => {
  const { email, token } = await newsroom.createAndLogIn('redacteur')
  const other = tokenIn(await tryLogIn(email, demoPassword)) ?? ''
  await askAdmin('DELETE', `${path}?keepCurrent=true`, undefined, { token })
  expect([await isIn(token), await isIn(other)]).toEqual([true, false])
  await askAdmin('DELETE', path, undefined, { token })
  expect(await isIn(token)).toBe(false)
})

test('lets only an owner end the session of a colleague', async () => {
  const { id, token } = await newsroom.createAndLogIn('redacteur')
  const colleague = await newsroom.createAndLogIn('eindredacteur')
  const owner = await newsroom.createAndLogIn('eigenaar')
  const [session] = await listAs(token)
  expect((await askAdmin('DELETE', `${path}/${session?.id}`, undefined, { token: colleague.token })).status).toBe(404)
  const theirs = `/admin/site/editors/${id}/sessions`
  for (const method of ['GET', 'DELETE'])
    expect((await askAdmin(method, theirs, undefined, { token: colleague.token })).status).toBe(403)
  expect(await listAs(owner.token, theirs)).toHaveLength(1)
  expect((await askAdmin('DELETE', `${theirs}/${session?.id}`, undefined, { token: owner.token })).status).toBe(200)
  expect(await isIn(token)).toBe(false)
})

test('lets an owner end no session of a super admin', async () => {
  const owner = await newsroom.createAndLogIn('eigenaar')
  const superAdmin = await newsroom.createAndLogIn('strapi-super-admin')
  const theirs = `/admin/site/editors/${superAdmin.id}/sessions`
  expect((await askAdmin('DELETE', theirs, undefined, { token: owner.token })).status).toBe(403)
  expect(await isIn(superAdmin.token)).toBe(true)
})

test.each([
  ['blocked', (id: number, token: string) => askAdmin('PUT', `/admin/users/${id}`, { isActive: false }, { token })],
  ['deleted', (id: number, token: string) => askAdmin('DELETE', `/admin/users/${id}`, undefined, { token })],
  [
    'deleted with others',
    (id: number, token: string) => askAdmin('POST', '/admin/users/batch-delete', { ids: [id] }, { token }),
  ],
])('ends the sessions of an editor who is %s', async (_how, remove) => {
  const owner = await newsroom.createAndLogIn('eigenaar')
  const { id, email } = await newsroom.createEditor('redacteur')
  const response = await tryLogIn(email, demoPassword)
  expect((await remove(id, owner.token)).status).toBe(200)
  expect(await isIn(tokenIn(response) ?? '')).toBe(false)
  expect((await renew(cookiesOf(response))).status).toBe(401)
  const { rows } = await newsroom.database.query('SELECT 1 FROM strapi_sessions WHERE user_id = $1', [String(id)])
  expect(rows).toEqual([])
})

test.each(['0', 'x', '999999999', '1.5'])('responds with 404 to an owner for the editor %j', async (id) => {
  const owner = await newsroom.createAndLogIn('eigenaar')
  expect((await askAdmin('GET', `/admin/site/editors/${id}/sessions`, undefined, { token: owner.token })).status).toBe(
    404,
  )
})
