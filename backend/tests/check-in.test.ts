import { randomUUID } from 'node:crypto'
import {
  type DoorList,
  doorListSchema,
  doorPageSchema,
  type Scan,
  type ScanInput,
  type Sync,
  scanSchema,
  syncSchema,
} from '@gevel/contract/check-in'
import { single } from '@gevel/contract/envelope'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDoorStaff, createDoorEvent, type DoorEvent, type DoorTicket, signer } from '../../e2e/door-event.ts'
import { createReaders, type Member, removeReaders } from './support/create-readers.ts'
import { openDatabase } from './support/database.ts'
import { askAs } from './support/visitor.ts'

let database: Client
let crowd: Member[]
let one: Member
let other: Member
let stranger: Member
let event: DoorEvent

beforeAll(async () => {
  database = await openDatabase()
  crowd = await createReaders(database, 3)
  ;[one, other, stranger] = crowd as [Member, Member, Member]
})
beforeEach(async () => {
  event = await createDoorEvent(database, ['Anneke Smit', 'Bas Terlouw', 'Hendrik Jan Tuinstra'])
  await addDoorStaff(database, one.user.id, event.id)
  await addDoorStaff(database, other.user.id, event.id)
  return event.remove
})
afterAll(async () => {
  await removeReaders(database, crowd)
  await database.end()
})

async function startAt(door: string, member: Member): Promise<string> {
  const id = randomUUID()
  const response = await askAs(member, 'POST', '/account/door-devices', { id, event: event.id, door })
  expect(response.status).toBe(200)
  return id
}

const scanOf = (changed: Partial<ScanInput>): ScanInput => ({
  ...{ nonce: randomUUID(), code: null, ticket: null, door: 'A', scannedAt: new Date().toISOString() },
  ...{ wasQueued: false, refusedAs: null, ...changed },
})

async function sync(device: string, member: Member, ...scans: ScanInput[]): Promise<Sync> {
  const input = { scans, since: null, queued: 0 }
  const response = await askAs(member, 'POST', `/account/door-devices/${device}/scans`, input)
  expect(response.status, response.text).toBe(200)
  return single(syncSchema.strict()).parse(response.body).data
}

async function outcomeOf(device: string, code: string): Promise<Scan> {
  return (await sync(device, one, scanOf({ code }))).results[0] as Scan
}

async function listOf(device: string, member: Member): Promise<DoorList> {
  const response = await askAs(member, 'GET', `/account/door-devices/${device}/list`)
  return single(doorListSchema.strict()).parse(response.body).data
}

const ticket = (index: number): DoorTicket => event.tickets[index] as DoorTicket

test('admits a ticket once, by its bare code, its address or the typed code, and says when and where it was used', async () => {
  const device = await startAt('A', one)
  const { code, typed, name } = ticket(0)
  expect(await outcomeOf(device, code)).toMatchObject({ outcome: 'admitted', attendee: { name }, first: null })
  const second = await sync(
    await startAt('B', other),
    other,
    scanOf({ code: `https://www.gevel.example/t/${code}`, door: 'B' }),
  )
  expect(second.results[0]).toMatchObject({ outcome: 'again', first: { door: 'A' }, isFlagged: false })
  expect(await outcomeOf(device, ` ${typed.toLowerCase()} `)).toMatchObject({ outcome: 'again' })
  expect(second.figures).toMatchObject({ inside: 1, expected: 3 })
})

test('refuses what is forged, altered, of another event, handed over or cancelled, each with its reason', async () => {
  const device = await startAt('A', one)
  const { id, code } = ticket(0)
  const foreign = await createDoorEvent(database, ['Ruben Lont'])
  const altered = code.slice(0, 60) + (code[60] === 'A' ? 'B' : 'A') + code.slice(61)
  expect(await outcomeOf(device, altered)).toMatchObject({ outcome: 'forged', attendee: null })
  expect(await outcomeOf(device, foreign.tickets[0]?.code ?? '')).toMatchObject({
    outcome: 'other-event',
    attendee: null,
  })
  expect(await outcomeOf(device, foreign.tickets[0]?.typed ?? '')).toMatchObject({ outcome: 'other-event' })
  expect(await outcomeOf(device, 'nonsense')).toMatchObject({ outcome: 'unknown' })
  const unsold = signer.sign({ event: event.id, ticket: 2_000_000_000, generation: 1 })
  expect(await outcomeOf(device, unsold)).toMatchObject({ outcome: 'unknown' })
  const beyond = signer.sign({ event: event.id, ticket: 2 ** 40, generation: 1 })
  expect(await outcomeOf(device, beyond)).toMatchObject({ outcome: 'unknown' })
  await database.query('UPDATE gevel_event_tickets SET holder = 2, changed_at = now() WHERE id = $1', [id])
  expect(await outcomeOf(device, code)).toMatchObject({ outcome: 'replaced' })
  expect(await outcomeOf(device, signer.sign({ event: event.id, ticket: id, generation: 2 }))).toMatchObject({
    outcome: 'admitted',
  })
  await foreign.remove()
})

test('says that a ticket was cancelled after its first use, and not that it was used', async () => {
  const device = await startAt('A', one)
  const { id, code } = ticket(1)
  await outcomeOf(device, code)
  await database.query(
    `UPDATE gevel_event_tickets SET state = 'cancelled', cancelled_at = now(), cancelled_by = 'visitor', changed_at = now() WHERE id = $1`,
    [id],
  )
  const scan = await outcomeOf(device, code)
  expect(scan).toMatchObject({ outcome: 'cancelled', attendee: { name: 'Bas Terlouw' } })
  expect(scan.cancelledAt).not.toBeNull()
})

test('records a scan once, however often and at once it is sent', async () => {
  const device = await startAt('A', one)
  const scan = scanOf({ code: ticket(0).code })
  const answers = await Promise.all(Array.from({ length: 6 }, () => sync(device, one, scan)))
  expect(new Set(answers.map(({ results }) => JSON.stringify(results[0]))).size).toBe(1)
  expect(answers[0]?.results[0]).toMatchObject({ outcome: 'admitted' })
  const unknown = scanOf({ code: 'nonsense' })
  await Promise.all(Array.from({ length: 4 }, () => sync(device, one, unknown)))
  const { rows } = await database.query('SELECT nonce FROM gevel_event_check_ins WHERE event_id = $1', [event.id])
  expect(rows.map(({ nonce }) => nonce).toSorted()).toEqual([scan.nonce, unknown.nonce].toSorted())
})

test('admits one of many doors that scan a ticket at the same moment', async () => {
  const devices = await Promise.all(['A', 'B', 'C', 'D'].map((door) => startAt(door, one)))
  const answers = await Promise.all(devices.map((device) => sync(device, one, scanOf({ code: ticket(0).code }))))
  const outcomes = answers.map(({ results }) => results[0]?.outcome).toSorted()
  expect(outcomes).toEqual(['admitted', 'again', 'again', 'again'])
})

test('keeps both uses of two doors without a connection, and flags them', async () => {
  const [a, b] = [await startAt('A', one), await startAt('B', other)]
  const queued = { code: ticket(2).code, wasQueued: true }
  const first = scanOf({ ...queued, door: 'A', scannedAt: new Date(Date.now() - 120_000).toISOString() })
  await sync(a, one, first)
  const second = await sync(b, other, scanOf({ ...queued, door: 'B' }))
  expect(second.results[0]).toMatchObject({
    outcome: 'conflict',
    isFlagged: true,
    first: { door: 'A', at: first.scannedAt },
  })
  const { recent } = await sync(a, one)
  expect(recent.map(({ outcome, door, isFlagged }) => [outcome, door, isFlagged])).toEqual([
    ['conflict', 'B', true],
    ['admitted', 'A', true],
  ])
  expect(recent[0]).toMatchObject({ outcome: 'conflict' })
})

test('flags a refusal that a door without an answer let in', async () => {
  const device = await startAt('A', one)
  await outcomeOf(device, ticket(0).code)
  const scan = scanOf({ code: ticket(0).code, door: 'A' })
  expect((await sync(device, one, scan)).results[0]).toMatchObject({ outcome: 'again', isFlagged: false })
  // the answer was lost, and the device said that the scan waits
  const repeat = await sync(device, one, { ...scan, wasQueued: true })
  expect(repeat.results[0]).toMatchObject({ outcome: 'conflict', isFlagged: true })
  const refused = await sync(device, one, scanOf({ code: ticket(1).code, refusedAs: 'again' }))
  expect(refused.results[0]).toMatchObject({ outcome: 'again', isFlagged: false })
  expect(refused.figures.inside).toBe(1)
})

test('undoes a check-in with a reason, once, and admits the ticket again', async () => {
  const device = await startAt('A', one)
  const scan = await outcomeOf(device, ticket(0).code)
  const undo = (because: string, member = one) =>
    askAs(member, 'POST', `/account/door-devices/${device}/undo`, { scan: scan.id, because })
  expect((await undo('')).status).toBe(400)
  const undone = single(scanSchema.strict()).parse((await undo('Verkeerde kaart gepakt')).body).data
  expect(undone.undone).toMatchObject({ because: 'Verkeerde kaart gepakt', by: one.user.name })
  expect((await undo('Verkeerde kaart gepakt')).status).toBe(200)
  expect((await undo('Iets anders')).status).toBe(409)
  const since = new Date().toISOString()
  expect((await outcomeOf(device, ticket(0).code)).outcome).toBe('admitted')
  const response = await askAs(one, 'POST', `/account/door-devices/${device}/scans`, { scans: [], since, queued: 0 })
  const { changes, figures } = single(syncSchema).parse(response.body).data
  expect(changes).toMatchObject([{ ticket: ticket(0).id, admission: { door: 'A' } }])
  expect(figures.inside).toBe(1)
})

test('downloads a list with which a door checks codes by itself, and says when it has changed', async () => {
  const device = await startAt('A', one)
  const before = await listOf(device, one)
  expect(before.keys).toEqual([signer.key])
  expect(before.tickets.map(({ name, code }) => [name, code])).toEqual(
    event.tickets.map(({ name, typed }) => [name, typed]),
  )
  expect(JSON.stringify(before)).not.toContain('@example.test')
  expect((await sync(device, one)).listVersion).toBe(before.version)
  await database.query('UPDATE gevel_event_tickets SET name = $2, changed_at = now() WHERE id = $1', [
    ticket(0).id,
    'Samira Aydin',
  ])
  expect((await sync(device, one)).listVersion).not.toBe(before.version)
})

test('says of a code to anybody which event it is for, without a name, and records nothing', async () => {
  const { id, code } = ticket(0)
  const open = (text: string) => askAs({}, 'POST', '/public/ticket-codes', { code: text })
  const response = await open(code)
  expect(response.body).toMatchObject({
    data: { state: 'valid', event: { id: event.id, place: 'De Steenhal, Utrecht' } },
  })
  expect(response.text).not.toMatch(/Anneke|Kroon/)
  for (const text of ['x', ticket(0).typed, code.replace(/.$/, code.endsWith('A') ? 'B' : 'A')])
    expect((await open(text)).status, text).toBe(404)
  await database.query('UPDATE gevel_event_tickets SET holder = 2, changed_at = now() WHERE id = $1', [id])
  expect((await open(code)).body).toMatchObject({ data: { state: 'replaced' } })
  const { rows } = await database.query('SELECT FROM gevel_event_check_ins WHERE event_id = $1', [event.id])
  expect(rows).toEqual([])
})

test('finds attendees by parts of their name and company, without accents', async () => {
  const device = await startAt('A', one)
  const response = await askAs(one, 'GET', `/account/door-devices/${device}?q=${encodeURIComponent('KROON bás')}`)
  const { found } = single(doorPageSchema.strict()).parse(response.body).data
  expect(found.map(({ name }) => name)).toEqual(['Bas Terlouw'])
})

test('is there for its staff only: others get a 404, also with the address of a device', async () => {
  const device = await startAt('A', one)
  const input = { scans: [], since: null, queued: 0 }
  for (const visit of [stranger, other]) {
    expect((await askAs(visit, 'GET', `/account/door-devices/${device}`)).status).toBe(404)
    expect((await askAs(visit, 'GET', `/account/door-devices/${device}/list`)).status).toBe(404)
    expect((await askAs(visit, 'POST', `/account/door-devices/${device}/scans`, input)).status).toBe(404)
  }
  expect((await askAs(stranger, 'GET', '/account/door-events')).status).toBe(404)
  const start = { id: randomUUID(), event: event.id, door: 'A' }
  expect((await askAs(stranger, 'POST', '/account/door-devices', start)).status).toBe(404)
  expect((await askAs({}, 'GET', `/account/door-devices/${device}/list`)).status).toBe(401)
  expect((await askAs(one, 'GET', '/account/door-devices/x/list')).status).toBe(404)
})

test('ends a device that is left or revoked, or whose owner loses the role, and with the log-in', async () => {
  const status = async (device: string) => (await askAs(one, 'GET', `/account/door-devices/${device}/list`)).status
  const left = await startAt('A', one)
  expect((await askAs(one, 'DELETE', `/account/door-devices/${left}`)).status).toBe(204)
  expect(await status(left)).toBe(410)
  const revoked = await startAt('A', one)
  await database.query("UPDATE gevel_door_devices SET ended_at = now(), revoked_by = 'Redactie' WHERE id = $1", [
    revoked,
  ])
  expect(await status(revoked)).toBe(410)
  const device = await startAt('A', one)
  await database.query('DELETE FROM gevel_door_staff WHERE user_id = $1 AND event_id = $2', [one.user.id, event.id])
  expect(await status(device)).toBe(410)
  await addDoorStaff(database, one.user.id, event.id)
  expect(await status(device)).toBe(200)
  await database.query('UPDATE gevel_door_devices SET session_id = NULL WHERE id = $1', [device])
  expect(await status(device)).toBe(404)
})

test.each([
  ['neither a code nor a ticket', {}],
  ['both', { code: 'x', ticket: 1 }],
  ['no nonce', { code: 'x', nonce: 'x' }],
  ['no moment', { code: 'x', scannedAt: 'gisteren' }],
  ['a door without a name', { code: 'x', door: ' ' }],
])('rejects a scan with %s by a sentence', async (_, changed) => {
  const device = await startAt('A', one)
  const input = { scans: [{ ...scanOf({}), ...changed }], since: null, queued: 0 }
  expect((await askAs(one, 'POST', `/account/door-devices/${device}/scans`, input)).status).toBe(400)
})

test('offers no event that was cancelled, and keeps what a device scanned of it', async () => {
  const device = await startAt('A', one)
  const offered = async () => {
    const { data } = Object((await askAs(one, 'GET', '/account/door-events')).body)
    return (data ?? []).map(({ id }: { id: number }) => id)
  }
  expect(await offered()).toContain(event.id)
  await database.query(`UPDATE gevel_events SET cancelled_at = now(), cancelled_because = 'Proef' WHERE id = $1`, [
    event.id,
  ])
  expect(await offered()).not.toContain(event.id)
  expect((await sync(device, one, scanOf({ code: ticket(0).code }))).results).toHaveLength(1)
})
