import { accountExportSchema } from '@gevel/contract/account'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PushService } from '../../../scripts/checks/push-service.ts'
import { fieldErrorsOf } from '../support/account-errors.ts'
import { openDatabase } from '../support/database.ts'
import { pushKey, saveDevice, secretOf, settingsOf } from '../support/push.ts'
import { newReader } from '../support/registration.ts'
import { askAs, someAddress } from '../support/visitor.ts'

let database: Client
let service: PushService
let key: string
beforeAll(async () => {
  database = await openDatabase()
  service = await PushService.start()
  key = await pushKey()
})
afterAll(async () => {
  await database.query('DELETE FROM gevel_push_subscriptions')
  await database.end()
  service.stop()
})

const settings = { topics: ['breaking', 'followed'], editions: ['pro'], quiet: { from: 21, until: 8 } } as const

test('a device is saved, changed and removed with its secret, idempotently', async () => {
  const device = service.subscribe(key)
  for (const _ of [1, 2]) expect((await saveDevice({}, device)).status).toBe(204)
  const usual = { topics: ['breaking'], editions: ['general'], quiet: { from: 22, until: 7 } }
  expect(await settingsOf(device)).toEqual(usual)
  await saveDevice({}, device, { ...settings, topics: [...settings.topics], editions: ['pro', 'pro'] })
  expect(await settingsOf(device)).toEqual(settings)
  // a browser that reports itself again keeps them
  await saveDevice({}, device)
  expect(await settingsOf(device)).toEqual(settings)

  const wrong = { ...secretOf(device), auth: 'x'.repeat(22) }
  await askAs({}, 'POST', '/account/push/remove', wrong)
  expect(await settingsOf({ ...device, keys: { ...device.keys, auth: wrong.auth } })).toBeNull()
  expect(await settingsOf(device)).toEqual(settings)
  for (const _ of [1, 2]) expect((await askAs({}, 'POST', '/account/push/remove', secretOf(device))).status).toBe(204)
  expect(await settingsOf(device)).toBeNull()
})

test('a new subscription of a browser replaces the earlier one, with its settings', async () => {
  const [earlier, later] = [service.subscribe(key), service.subscribe(key)]
  await saveDevice({}, earlier, { topics: ['vacancies'] })
  await askAs({}, 'PUT', '/account/push', { subscription: later, replaces: secretOf(earlier) })
  expect(await settingsOf(later)).toMatchObject({ topics: ['vacancies'] })
  expect(await settingsOf(earlier)).toBeNull()
})

test('belongs to the reader who is logged in, is in the download, and loses the log-in with the session', async () => {
  const { jwt, user } = await newReader()
  const device = service.subscribe(key)
  await saveDevice({ jwt }, device, { topics: ['followed'] })
  const account = accountExportSchema.parse((await askAs({ jwt }, 'GET', '/account/export')).body)
  expect(account.pushDevices).toMatchObject([{ service: '127.0.0.1', settings: { topics: ['followed'] } }])
  expect(JSON.stringify(account)).not.toContain(device.keys.auth)
  await database.query('DELETE FROM gevel_sessions WHERE user_id = $1', [user.id])
  const { rows } = await database.query('SELECT session_id FROM gevel_push_subscriptions WHERE user_id = $1', [user.id])
  expect(rows).toEqual([{ session_id: null }])
  await database.query('DELETE FROM up_users WHERE id = $1', [user.id])
  expect(await settingsOf(device)).toBeNull()
})

test('a reader has at most 30 devices, also when many are saved at once', async () => {
  const { jwt, user } = await newReader()
  const saved = await Promise.all(Array.from({ length: 45 }, () => saveDevice({ jwt }, service.subscribe(key))))
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([204]))
  const { rowCount } = await database.query('SELECT FROM gevel_push_subscriptions WHERE user_id = $1', [user.id])
  expect(rowCount).toBe(30)
})

test.each([
  [
    'an endpoint elsewhere',
    { endpoint: 'https://intern.example/push/1' },
    'De meldingen van deze browser kennen wij niet.',
  ],
  ['an endpoint of another kind', { endpoint: 'ftp://127.0.0.1/1' }, 'Dit adres voor meldingen klopt niet.'],
  ['no endpoint', { endpoint: 7 }, 'Dit adres voor meldingen klopt niet.'],
  [
    'a long endpoint',
    { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000)}` },
    'Dit adres voor meldingen klopt niet.',
  ],
  [
    'a key off the curve',
    { keys: { p256dh: 'A'.repeat(87), auth: 'a'.repeat(22) } },
    'De sleutel van deze browser klopt niet.',
  ],
  ['a short key', { keys: { p256dh: 'AAAA', auth: 'a'.repeat(22) } }, 'Dit adres voor meldingen klopt niet.'],
])('rejects %s', async (_, change, message) => {
  const subscription = { ...service.subscribe(key), ...change }
  const response = await askAs({}, 'PUT', '/account/push', { subscription })
  expect(response.status).toBe(400)
  expect(Object.values(fieldErrorsOf(response))).toEqual([message])
})

test.each([
  [{ topics: [] }, 'Een onderwerp is verplicht.'],
  [{ editions: [] }, 'Een editie is verplicht.'],
  [{ quiet: { from: 7, until: 7 } }, 'Kies twee verschillende uren.'],
])('rejects the settings %j', async (change, message) => {
  const response = await saveDevice({}, service.subscribe(key), change)
  expect(response.status).toBe(400)
  expect(Object.values(fieldErrorsOf(response))).toEqual([message])
})

test('a reader has at most thirty devices, and an address changes at most 120 an hour', async () => {
  const { jwt, user } = await newReader()
  const address = someAddress()
  const all = Array.from({ length: 32 }, () => service.subscribe(key))
  for (const device of all) await saveDevice({ jwt, address }, device)
  const { rows } = await database.query('SELECT FROM gevel_push_subscriptions WHERE user_id = $1', [user.id])
  expect(rows).toHaveLength(30)
  const statuses = await Promise.all(all.flatMap((device) => [1, 2, 3].map(() => saveDevice({ address }, device))))
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(32 * 4 - 120)
})

test.each([
  ['2026-11-25T20:59:59Z', 22, 7, '2026-11-25T20:59:59.000Z'],
  ['2026-11-25T21:00:00Z', 22, 7, '2026-11-26T06:00:00.000Z'],
  ['2026-11-26T02:00:00Z', 22, 7, '2026-11-26T06:00:00.000Z'],
  ['2026-11-26T06:00:00Z', 22, 7, '2026-11-26T06:00:00.000Z'],
  ['2026-11-26T11:30:00Z', 12, 14, '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T10:30:00Z', 12, 14, '2026-11-26T10:30:00.000Z'],
  // the night in which clocks go back an hour
  ['2026-10-24T21:00:00Z', 22, 7, '2026-10-25T06:00:00.000Z'],
  ['2026-11-25T23:00:00Z', null, null, '2026-11-25T23:00:00.000Z'],
])('%s with quiet hours from %s to %s becomes %s', async (moment, from, until, expected) => {
  const { rows } = await database.query('SELECT gevel_after_quiet_hours($1, $2, $3) AS due', [moment, from, until])
  expect(rows[0].due.toISOString()).toBe(expected)
})
