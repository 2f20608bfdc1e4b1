import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import { connectionSettings } from '../database/connection-settings'
import { runAs } from '../database/work'
import { environment } from '../environment/environment'
import { changeChannel } from './change-log'
import { type Change, currentPosition, deleteOldChanges, readChanges } from './read-changes'

/** Called with the tags that changed, or `null` for "anything may have changed". */
export type Notify = (position: bigint, tags: readonly string[] | null) => void

/** A notification triggers a poll; this interval catches what committed after a transaction that began later. */
const pollMs = 2_000
const reconnectMs = 1_000
const connectionTimeoutMillis = 5_000
/** A poll that succeeded longer ago than this says nothing about the present. */
const maxPollAgeMs = 8_000
const retentionMs = 24 * 60 * 60_000
const deleteEveryMs = 60 * 60_000

/**
 * Notifies the followers of this instance about changes, a few milliseconds after the commit, whichever instance made
 * it.
 */
export class ChangeFeed {
  readonly #strapi: Core.Strapi
  readonly #followers = new Set<Notify>()
  /** already delivered, while earlier transactions are still running */
  readonly #notified = new Set<bigint>()
  #position = 0n
  #listener: Client | undefined
  #timers: NodeJS.Timeout[] = []
  #reading: Promise<void> | undefined
  #again = false
  #readMs = 0
  #stopped = false

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi
  }

  async start(): Promise<void> {
    this.#position = await currentPosition(this.#knex)
    this.#readMs = Date.now()
    await this.#listen()
    this.#timers = [setInterval(() => this.#look(), pollMs), setInterval(() => this.#forget(), deleteEveryMs)]
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    // not awaited: a server that stopped responding would block this for a quarter of an hour
    this.#listener?.end().catch(() => undefined)
  }

  /** @returns a function that unsubscribes */
  follow(follower: Notify): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** The number of followers of this instance. */
  get followers(): number {
    return this.#followers.size
  }

  /** Whether the feed is up to date, within seconds. */
  get isUpToDate(): boolean {
    return Date.now() - this.#readMs < maxPollAgeMs
  }

  /** The position up to which every change has been delivered. */
  get position(): bigint {
    return this.#position
  }

  get #knex() {
    return this.#strapi.db.connection
  }

  /** Listens for notifications; reconnects after a delay when the connection is lost or fails. */
  async #listen(): Promise<void> {
    const settings = connectionSettings(environment.DATABASE_URL, 'listener')
    const client = new Client({ ...settings, keepAlive: true, connectionTimeoutMillis })
    const lost = new Promise<void>((resolve) => client.once('error', () => resolve()).once('end', () => resolve()))
    client.on('notification', () => this.#look())
    try {
      await client.connect()
      await client.query(`LISTEN ${changeChannel}`)
      this.#listener = client
      this.#look()
      void lost.then(() => this.#listenAgain(client))
    } catch (error) {
      this.#strapi.log.warn(`Changes are delayed: ${(error as Error).message}`)
      this.#listenAgain(client)
    }
  }

  #listenAgain(lost: Client): void {
    lost.removeAllListeners().on('error', () => undefined)
    lost.end().catch(() => undefined)
    if (!this.#stopped) setTimeout(() => this.#listen(), reconnectMs).unref()
  }

  /** Reads new changes; a call during a read triggers one more. */
  #look(): void {
    if (this.#reading) {
      this.#again = true
      return
    }
    this.#again = false
    this.#reading = this.#read()
      .catch((error: Error) => {
        this.#strapi.log.warn(`The change log cannot be read: ${error.message}`)
      })
      .finally(() => {
        this.#reading = undefined
        if (this.#again) this.#look()
      })
  }

  async #read(): Promise<void> {
    const news = await readChanges(this.#knex, this.#position)
    this.#position = news ? news.position : await currentPosition(this.#knex)
    this.#readMs = Date.now()
    if (!news) {
      // the database may be another one, whose transaction ids start again
      this.#notified.clear()
      return this.#notify(null)
    }
    const fresh = news.changes.filter(({ txid }) => !this.#notified.has(txid))
    if (fresh.length > 0) this.#notify(tagsOf(fresh))
    for (const { txid } of fresh) this.#notified.add(txid)
    for (const txid of this.#notified) if (txid <= this.#position) this.#notified.delete(txid)
  }

  #notify(tags: readonly string[] | null): void {
    for (const follower of this.#followers) follower(this.#position, tags)
  }

  #forget(): void {
    runAs('change-log-clean-up', () => deleteOldChanges(this.#knex, retentionMs)).catch((error: Error) =>
      this.#strapi.log.warn(error.message),
    )
  }
}

/** The distinct tags of some changes. */
export function tagsOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ tags }) => tags))].sort()
}
