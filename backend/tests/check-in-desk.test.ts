import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDoorStaff, createDoorEvent, type DoorEvent } from '../../e2e/door-event.ts'
import { type Admin, logIn } from './support/admin.ts'
import { createReaders, type Member, removeReaders } from './support/create-readers.ts'
import { askAdmin, Newsroom } from './support/editors.ts'
import { askAs } from './support/visitor.ts'

let newsroom: Newsroom
let organiser: Admin
let event: DoorEvent
let member: Member

beforeAll(async () => {
  newsroom = await Newsroom.open()
  organiser = await logIn((await newsroom.createEditor('evenementen')).email)
})
beforeEach(async () => {
  event = await createDoorEvent(newsroom.database, ['Anneke Smit'])
  const crowd = await createReaders(newsroom.database, 1)
  member = crowd[0] as Member
  return async () => {
    await removeReaders(newsroom.database, crowd)
    await event.remove()
  }
})
afterAll(() => newsroom.close())

const doors = '/admin/site/doors'

async function appoint(): Promise<number> {
  const sent = { email: member.email.toUpperCase(), event: String(event.id) }
  const { status, body, text } = await organiser.request('POST', `${doors}/staff`, sent)
  expect(status, text).toBe(200)
  return Object(body).data.id
}

const startDevice = (id = randomUUID()) =>
  askAs(member, 'POST', '/account/door-devices', { id, event: event.id, door: 'A' })

test('lets an account check in, once however often it is asked, and takes that back', async () => {
  expect((await startDevice()).status).toBe(404)
  const id = await appoint()
  expect(await appoint()).toBe(id)
  expect((await startDevice()).status).toBe(200)
  const { body } = await organiser.request('GET', `${doors}/staff/${id}`)
  expect(Object(body).data).toMatchObject({
    email: member.email,
    event: event.title,
    devices: [{ door: 'A', isActive: true }],
  })
  const list = await organiser.request('GET', `${doors}/staff?q=${encodeURIComponent(member.email)}`)
  expect(Object(list.body).data).toMatchObject([{ id, devices: 1 }])
  expect((await organiser.request('POST', `${doors}/staff/${id}/removal`, {})).status).toBe(200)
  expect((await organiser.request('POST', `${doors}/staff/${id}/removal`, {})).status).toBe(200)
  expect((await startDevice()).status).toBe(404)
  const { rows } = await newsroom.database.query(
    `SELECT kind FROM gevel_audit_log WHERE kind LIKE 'door.%' AND target_id = $1 ORDER BY id`,
    [String(id)],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['door.added', 'door.removed'])
})

test.each([
  ['an address without an account', { email: `${randomUUID()}@example.test` }],
  ['what is no address', { email: 'x' }],
  ['an event that is not there', { event: '1999999999' }],
])('rejects %s with a sentence', async (_, changed) => {
  const response = await organiser.request(
    'POST',
    `${doors}/staff`,
    Object.assign({ email: member.email, event: '' }, changed),
  )
  expect(response.status).toBe(400)
  expect(response.text).toMatch(/[A-Z].{10,}\./)
})

test('revokes a device, which then removes its list', async () => {
  const id = await appoint()
  const device = randomUUID()
  await startDevice(device)
  const revoke = () => organiser.request('POST', `${doors}/staff/${id}/revocation`, { device })
  expect(Object((await revoke()).body).data.devices).toMatchObject([{ id: device, isActive: false }])
  expect((await revoke()).status).toBe(200)
  expect((await askAs(member, 'GET', `/account/door-devices/${device}/list`)).status).toBe(410)
})

test('lists scans, and those that somebody has to look at', async () => {
  await addDoorStaff(newsroom.database, member.user.id, event.id)
  const device = randomUUID()
  await startDevice(device)
  const scan = (door: string) => ({
    ...{ nonce: randomUUID(), code: event.tickets[0]?.code, ticket: null, door, scannedAt: new Date().toISOString() },
    ...{ wasQueued: true, refusedAs: null },
  })
  const input = { scans: [scan('A'), scan('B')], since: null, queued: 0 }
  expect((await askAs(member, 'POST', `/account/door-devices/${device}/scans`, input)).status).toBe(200)
  const flagged = await organiser.request('GET', `${doors}/scans?which=flagged&event=${event.id}`)
  expect(Object(flagged.body).data).toMatchObject([
    { outcome: 'conflict', door: 'B', name: 'Anneke Smit', isFlagged: true },
    { outcome: 'admitted', door: 'A', isFlagged: true },
  ])
  const refused = await organiser.request('GET', `${doors}/scans?outcome=forged&event=${event.id}`)
  expect(Object(refused.body).data).toEqual([])
})

test('is for organisers, and not for other roles', async () => {
  const { token } = await newsroom.createAndLogIn('redacteur')
  for (const path of ['scans', 'staff', 'staff/1'])
    expect((await askAdmin('GET', `${doors}/${path}`, undefined, { token })).status, path).toBe(403)
  expect((await askAdmin('POST', `${doors}/staff`, { email: member.email, event: '' }, { token })).status).toBe(403)
})
