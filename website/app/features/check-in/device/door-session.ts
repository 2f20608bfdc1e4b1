import type { DoorDevice, DoorFigures, DoorList, ListedTicket, Scan, ScanInput, Sync } from '@gevel/contract/check-in'
import { mostScansAtOnce } from '@gevel/contract/most-scans'
import type { StoredDoor, WaitingScan } from '../../../stored-door/stored-door.ts'
import { type CurrentTickets, checkLocally, currentTickets, type LocalAnswer } from './check-locally.ts'
import { DoorEnded, NoAnswer } from './send-scans.ts'
import { queuedVerdict, type Verdict, verdictOf } from './verdict-words.ts'

/** Storage and server of a device; tests have their own. */
export interface DoorParts {
  load: () => Promise<StoredDoor>
  store: (door: { device: DoorDevice; list: DoorList }) => Promise<void>
  storeScan: (scan: WaitingScan) => Promise<void>
  removeScans: (nonces: readonly string[]) => Promise<void>
  forget: () => Promise<void>
  sendScans: (device: string, input: { scans: ScanInput[]; since: string | null; queued: number }) => Promise<Sync>
  sendUndo: (device: string, input: { scan: number; because: string }) => Promise<Scan>
  fetchList: (device: string) => Promise<DoorList>
  now: () => Date
}

/** What a door shows. */
export interface DoorState {
  device: DoorDevice
  /** undefined until the first answer, or until there is none */
  isOnline: boolean | undefined
  /** undefined until it is downloaded */
  list: DoorList | undefined
  tickets: CurrentTickets
  figures: DoorFigures | undefined
  recent: readonly Scan[]
  /** scans of this event that were not sent, and those of others */
  waiting: readonly WaitingScan[]
  waitingElsewhere: number
  /** the last answer, with a number of its own */
  verdict: (Verdict & { number: number }) | undefined
  /** the browser keeps nothing: what waits is lost when the page is closed */
  cannotStore: boolean
  /** the device may not check in any more */
  isEnded: boolean
}

/** The work of a device at a door: it stores each scan, asks the server, and answers from its list while there is no connection. */
export class DoorSession {
  state: DoorState
  readonly #parts: DoorParts
  readonly #listeners = new Set<() => void>()
  /** the tickets as the server said last */
  #known: CurrentTickets = new Map()
  #cursor: string | null = null
  #sending: Promise<void> | undefined
  #verdicts = 0

  constructor(device: DoorDevice, parts: DoorParts) {
    this.#parts = parts
    const nothing = { list: undefined, figures: undefined, verdict: undefined, isOnline: undefined, cannotStore: false }
    this.state = {
      device,
      ...nothing,
      tickets: new Map(),
      recent: [],
      waiting: [],
      waitingElsewhere: 0,
      isEnded: false,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what the device has, and asks the server for the rest. */
  async start(): Promise<void> {
    const { device, list, scans } = (await this.#tryToStore(this.#parts.load())) ?? NOTHING_STORED
    const { event } = this.state.device
    const ownScans = scans.filter((scan) => scan.event === event.id)
    this.#set({ waiting: ownScans, waitingElsewhere: scans.length - ownScans.length })
    if (list && device?.event.id === event.id) this.#takeList(list)
    await this.synchronise()
  }

  /** Sends what is waiting and learns what changed; called every few seconds. */
  async synchronise(): Promise<void> {
    if (this.state.isEnded) return
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
    })
    await this.#sending
  }

  /** A code was scanned or typed, or somebody chosen by name. The answer is in the state. */
  async scan(what: { code: string } | { ticket: number }): Promise<void> {
    const { device, list, tickets } = this.state
    const by = { code: null, ticket: null, ...what }
    const at = this.#parts.now().toISOString()
    const scan = {
      nonce: crypto.randomUUID(),
      ...by,
      door: device.door,
      scannedAt: at,
      wasQueued: false,
      refusedAs: null,
    }
    const waiting: WaitingScan = { ...scan, event: device.event.id }
    const local = list ? await checkLocally(list, tickets, by) : undefined
    await this.#tryToStore(this.#parts.storeScan(waiting))
    try {
      const answer = await this.#parts.sendScans(device.id, this.#inputWith([scan]))
      await this.#tryToStore(this.#parts.removeScans([scan.nonce]))
      await this.#learn(answer)
      const [result] = answer.results
      if (result) this.#say(verdictOf(result.outcome, result))
    } catch (error) {
      if (!(error instanceof NoAnswer)) return this.#fail(error)
      await this.#answerAlone(waiting, local)
    }
  }

  /** @throws NoAnswer, Rejected: it takes a connection */
  async undo(scan: number, because: string): Promise<void> {
    await this.#parts.sendUndo(this.state.device.id, { scan, because }).catch((error: unknown) => {
      if (!(error instanceof DoorEnded)) throw error
      return this.#fail(error)
    })
    await this.synchronise()
  }

  /** Without a connection: the list refuses, or the holder goes in and the server checks later. */
  async #answerAlone(scan: WaitingScan, local: LocalAnswer | undefined): Promise<void> {
    const refusedAs = local?.refusal ?? null
    const sent = { ...scan, wasQueued: refusedAs === null, refusedAs }
    await this.#tryToStore(this.#parts.storeScan(sent))
    const ticket = local?.ticket
    this.#set({ isOnline: false, waiting: [...this.state.waiting, sent] })
    this.#say(refusedAs === null ? queuedVerdict(ticket ?? null) : verdictOf(refusedAs, factsOf(ticket)))
  }

  async #send(): Promise<void> {
    try {
      let answer: Sync
      do {
        const scans = this.state.waiting.slice(0, mostScansAtOnce)
        answer = await this.#parts.sendScans(this.state.device.id, this.#inputWith(scans.map(inputOf), scans.length))
        const sent = new Set(scans.map(({ nonce }) => nonce))
        await this.#tryToStore(this.#parts.removeScans([...sent]))
        this.#set({ waiting: this.state.waiting.filter(({ nonce }) => !sent.has(nonce)) })
        await this.#learn(answer)
      } while (this.state.waiting.length > 0)
      if (answer.listVersion !== this.state.list?.version) await this.#download()
    } catch (error) {
      await this.#fail(error)
    }
  }

  async #download(): Promise<void> {
    const { device } = this.state
    const list = await this.#parts.fetchList(device.id)
    await this.#tryToStore(this.#parts.store({ device, list }))
    this.#takeList(list)
  }

  #inputWith(scans: ScanInput[], sending = 0) {
    return { scans, since: this.#cursor, queued: this.state.waiting.length - sending }
  }

  /** Takes what an answer says of other doors, and stores it: the page may be loaded again without a connection. */
  async #learn({ changes, cursor, figures, recent }: Sync): Promise<void> {
    this.#cursor = cursor
    this.#set({ isOnline: true, figures, recent })
    const { device, list } = this.state
    if (!list || changes.length === 0) return
    const tickets = new Map(this.#known)
    for (const { ticket, admission } of changes) {
      const listed = tickets.get(ticket)
      if (listed) tickets.set(ticket, { ...listed, admission })
    }
    const learned = { ...list, downloadedAt: cursor, tickets: [...tickets.values()] }
    this.#takeList(learned)
    await this.#tryToStore(this.#parts.store({ device, list: learned }))
  }

  #takeList(list: DoorList): void {
    this.#cursor = list.downloadedAt
    this.#known = new Map(list.tickets.map((ticket) => [ticket.ticket, ticket]))
    this.#set({ list })
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof NoAnswer) return this.#set({ isOnline: false })
    if (!(error instanceof DoorEnded)) throw error
    await this.#parts.forget()
    this.#known = new Map()
    this.#set({ isEnded: true, list: undefined, recent: [], verdict: undefined })
  }

  /** A browser may keep nothing, as in a private window: checking in goes on, and the page says so. */
  async #tryToStore<Result>(work: Promise<Result>): Promise<Result | undefined> {
    return work.catch(() => {
      this.#set({ cannotStore: true })
      return undefined
    })
  }

  #say(verdict: Verdict): void {
    this.#verdicts += 1
    this.#set({ verdict: { ...verdict, number: this.#verdicts } })
  }

  #set(changed: Partial<DoorState>): void {
    const changesTickets = 'list' in changed || 'waiting' in changed
    this.state = { ...this.state, ...changed }
    if (changesTickets) this.state.tickets = currentTickets(this.#known, this.state.waiting)
    for (const listener of this.#listeners) listener()
  }
}

const NOTHING_STORED: StoredDoor = { device: undefined, list: undefined, scans: [] }

function inputOf({ event: _, ...scan }: WaitingScan): ScanInput {
  return scan
}

function factsOf(ticket: ListedTicket | undefined) {
  return { attendee: ticket ?? null, first: ticket?.admission ?? null, cancelledAt: ticket?.cancelledAt ?? null }
}
