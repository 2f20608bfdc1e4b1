import { generateKeyPairSync, sign } from 'node:crypto'
import type { DoorDevice, DoorList, ListedTicket, Scan, ScanInput, Sync } from '@gevel/contract/check-in'
import { ticketPayload } from '@gevel/contract/ticket-codes'
import type { WaitingScan } from '../../../stored-door/stored-door.ts'
import type { DoorParts } from './door-session.ts'
import { NoAnswer } from './send-scans.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = { id: 7, key: publicKey.export({ format: 'jwk' }).x ?? '' }

/** A signed code, for tests. */
export function codeOf(ticket: number, { event = 5, generation = 1 } = {}): string {
  const payload = ticketPayload({ keyId: key.id, event, ticket, generation })
  return Buffer.concat([payload, sign(null, payload, privateKey)]).toString('base64url')
}

const event = { id: 5, title: 'Sessie', startsAt: '2026-12-03T08:30:00Z', endsAt: '2026-12-03T16:30:00Z', place: null }

export function listedTicket(ticket: number, changed: Partial<ListedTicket> = {}): ListedTicket {
  const facts = { code: `000000000${ticket}`, generation: 1, cancelledAt: null, admission: null }
  return { ticket, name: `Bezoeker ${ticket}`, company: null, type: 'Abonnee', ...facts, ...changed }
}

function doorList(tickets: readonly ListedTicket[]): DoorList {
  return { event, version: '1', downloadedAt: '2026-12-03T08:02:00.000Z', keys: [key], tickets: [...tickets] }
}

/** A device with storage in memory and a server that admits each ticket once, for tests. */
export class FakeDoor implements DoorParts {
  readonly device: DoorDevice = { id: crypto.randomUUID(), event, door: 'A' }
  list: DoorList
  hasConnection = true
  /** the server takes what is sent, and its answer is lost */
  losesAnswers = false
  stored: { device: DoorDevice; list: DoorList } | undefined
  readonly scans = new Map<string, WaitingScan>()
  readonly received: ScanInput[] = []
  readonly #rows = new Map<string, Scan>()

  constructor(tickets: readonly ListedTicket[]) {
    this.list = doorList(tickets)
  }

  readonly now = () => new Date('2026-12-03T08:41:00Z')
  readonly load = async () => ({
    device: this.stored?.device,
    list: this.stored?.list,
    scans: [...this.scans.values()],
  })
  readonly store = async (stored: { device: DoorDevice; list: DoorList }) => {
    this.stored = stored
  }
  readonly storeScan = async (scan: WaitingScan) => void this.scans.set(scan.nonce, scan)
  readonly removeScans = async (nonces: readonly string[]) => {
    for (const nonce of nonces) this.scans.delete(nonce)
  }
  readonly forget = async () => {
    this.stored = undefined
  }
  readonly fetchList = async () => this.list
  readonly sendUndo = () => Promise.reject(new NoAnswer())

  readonly sendScans = async (_: string, { scans }: { scans: ScanInput[] }): Promise<Sync> => {
    if (!this.hasConnection) throw new NoAnswer()
    this.received.push(...scans)
    const results = scans.map((scan) => this.#take(scan))
    if (this.losesAnswers) throw new NoAnswer()
    const figures = { inside: this.#rows.size, expected: this.list.tickets.length, perMinute: 0 }
    return {
      results,
      changes: [],
      cursor: this.now().toISOString(),
      figures,
      recent: [],
      listVersion: this.list.version,
    }
  }

  #take(scan: ScanInput): Scan {
    const known = this.#rows.get(scan.nonce)
    if (known) return known
    const ticket = this.list.tickets.find((one) => one.ticket === scan.ticket || codeOf(one.ticket) === scan.code)
    const isUsed = [...this.#rows.values()].some(({ attendee }) => attendee?.ticket === ticket?.ticket)
    const row: Scan = {
      ...{
        id: this.#rows.size + 1,
        nonce: scan.nonce,
        outcome: isUsed ? 'again' : 'admitted',
        attendee: ticket ?? null,
      },
      ...{ door: scan.door, scannedAt: scan.scannedAt, first: null, cancelledAt: null, isFlagged: false, undone: null },
    }
    this.#rows.set(scan.nonce, row)
    return row
  }
}
