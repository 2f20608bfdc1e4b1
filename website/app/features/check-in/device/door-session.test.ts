import { expect, test } from 'vitest'
import { DoorSession } from './door-session.ts'
import { codeOf, FakeDoor, listedTicket } from './fake-door.ts'
import { DoorEnded } from './send-scans.ts'

async function startedAt(door: FakeDoor): Promise<DoorSession> {
  const session = new DoorSession(door.device, door)
  await session.start()
  return session
}

const three = [listedTicket(1), listedTicket(2), listedTicket(3, { cancelledAt: '2026-11-24T10:00:00Z' })]

test('admits with a connection, and stores the list for when there is none', async () => {
  const door = new FakeDoor(three)
  const session = await startedAt(door)
  await session.scan({ code: codeOf(1) })
  expect(session.state.verdict).toMatchObject({ kind: 'ok', title: 'Welkom, Bezoeker 1' })
  expect(door.stored?.list.tickets).toHaveLength(3)
  expect(door.scans.size).toBe(0)
})

test('says that a scan waits, never that it is valid, and sends it once there is a connection', async () => {
  const door = new FakeDoor(three)
  const session = await startedAt(door)
  door.hasConnection = false
  await session.scan({ code: `https://gevel.example/t/${codeOf(1)}` })
  expect(session.state.verdict).toMatchObject({
    kind: 'wait',
    title: 'In wachtrij',
    text: 'Bezoeker 1. Nog niet gecontroleerd.',
  })
  expect(session.state).toMatchObject({ isOnline: false, waiting: [{ wasQueued: true }] })
  door.hasConnection = true
  await session.synchronise()
  expect(session.state).toMatchObject({ isOnline: true, waiting: [] })
  expect(door.received.filter(({ wasQueued }) => wasQueued)).toHaveLength(1)
  expect(door.scans.size).toBe(0)
})

test('refuses without a connection what the list or the signature refuses, before an earlier use', async () => {
  const door = new FakeDoor([...three, listedTicket(4, { generation: 2 })])
  const session = await startedAt(door)
  door.hasConnection = false
  const titleAfter = async (code: string) => {
    await session.scan({ code })
    return `${session.state.verdict?.title}: ${session.state.verdict?.text}`
  }
  expect(await titleAfter(codeOf(1))).toMatch('In wachtrij')
  expect(await titleAfter(codeOf(1))).toBe('Al ingecheckt: Bezoeker 1, om 09.41 uur, deur A')
  expect(await titleAfter(codeOf(3))).toBe('Niet geldig: Bezoeker 3. Geannuleerd op 24 november 2026')
  expect(await titleAfter(codeOf(4))).toMatch('Overgedragen')
  expect(await titleAfter(codeOf(2, { event: 6 }))).toMatch('andere bijeenkomst')
  expect(await titleAfter(codeOf(2).replace(/^./, 'B'))).toMatch('Onbekende code')
  const forged = codeOf(2)
  expect(await titleAfter(forged.slice(0, -2) + (forged.endsWith('AA') ? 'BB' : 'AA'))).toMatch('niet van ons')
  expect(await titleAfter(codeOf(9))).toBe('In wachtrij: Kaart van na de lijst. Nog niet gecontroleerd.')
  expect(await titleAfter('0000000002')).toBe('In wachtrij: Bezoeker 2. Nog niet gecontroleerd.')
})

test('knows after loading the page again without a connection who came in', async () => {
  const door = new FakeDoor(three)
  const before = await startedAt(door)
  door.hasConnection = false
  await before.scan({ code: codeOf(2) })
  const after = await startedAt(door)
  expect(after.state.waiting).toHaveLength(1)
  await after.scan({ ticket: 2 })
  expect(after.state.verdict).toMatchObject({ kind: 'twice' })
})

test('sends a scan whose answer was lost again as the same one, and says meanwhile that it waits', async () => {
  const door = new FakeDoor(three)
  const session = await startedAt(door)
  door.losesAnswers = true
  await session.scan({ code: codeOf(1) })
  expect(session.state.verdict).toMatchObject({ kind: 'wait' })
  door.losesAnswers = false
  await session.synchronise()
  expect(new Set(door.received.map(({ nonce }) => nonce)).size).toBe(1)
  expect(session.state.figures?.inside).toBe(1)
})

test('removes the list when the device may not check in any more, and keeps scans without names', async () => {
  const door = new FakeDoor(three)
  const session = await startedAt(door)
  door.hasConnection = false
  await session.scan({ code: codeOf(1) })
  door.hasConnection = true
  Object.assign(door, { sendScans: () => Promise.reject(new DoorEnded()) })
  await session.synchronise()
  expect(session.state).toMatchObject({ isEnded: true, list: undefined })
  expect(session.state.tickets.size).toBe(0)
  expect(door.stored).toBeUndefined()
  expect(JSON.stringify([...door.scans.values()])).not.toContain('Bezoeker')
  expect(door.scans.size).toBe(1)
})

test('leaves the scans of another event on the device', async () => {
  const door = new FakeDoor(three)
  const elsewhere = {
    ticket: 1,
    code: null,
    door: 'B',
    scannedAt: '2026-12-01T10:00:00Z',
    wasQueued: true,
    refusedAs: null,
  }
  await door.storeScan({ ...elsewhere, nonce: crypto.randomUUID(), event: 6 })
  const session = await startedAt(door)
  expect(session.state).toMatchObject({ waiting: [], waitingElsewhere: 1 })
  expect(door.received).toEqual([])
})
