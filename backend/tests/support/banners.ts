import { randomUUID } from 'node:crypto'
import { bannersSchema } from '@gevel/contract/banners'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { type Admin, logIn, type StoredDocument } from './admin.ts'
import { ask } from './backend.ts'
import { openDatabase } from './database.ts'

/** The longest that a refresh takes: it runs every five seconds. */
const refreshedMs = 25_000

/** The banners of the demo content would fill the slots: the tests of a file pause them, and remove their own. */
export function openTestBanners() {
  let database: Client
  let admin: Admin
  let others: number[] = []
  const made: number[] = []

  beforeAll(async () => {
    database = await openDatabase()
    admin = await logIn()
    const { rows } = await database.query('UPDATE banners SET paused = true WHERE NOT paused RETURNING public_id')
    others = rows.map((row) => row.public_id)
  })
  afterEach(async () => {
    await database.query('DELETE FROM banners WHERE public_id = ANY($1)', [made])
    await database.query('DELETE FROM gevel_banner_days WHERE banner = ANY($1)', [made])
  })
  afterAll(async () => {
    await database.query('UPDATE banners SET paused = false WHERE public_id = ANY($1)', [others])
    await database.end()
  })

  async function create(fields: object = {}): Promise<StoredDocument> {
    const banner = await admin.create('banner', { ...bannerFields(), ...fields })
    made.push(banner.publicId)
    return banner
  }

  /** Waits until the edition shows these banners of ours, and no others. */
  async function waitForShown(edition: string, banners: readonly StoredDocument[]): Promise<void> {
    const wanted = banners.map(({ publicId }) => publicId).sort((one, other) => one - other)
    await vi.waitFor(
      async () => {
        const shown = await shownIn(edition)
        if (shown.join() !== wanted.join()) throw new Error(`Shown are ${shown.join()}, wanted ${wanted.join()}`)
      },
      { timeout: refreshedMs, interval: 250 },
    )
  }

  return { create, waitForShown, database: () => database, admin: () => admin }
}

export function bannerFields() {
  return {
    ...{ name: `Proef ${randomUUID()}`, advertiserName: 'Proefzagerij', campaign: 'Proef', slot: 'top' },
    ...{ editions: 'general', to: '/vacatures', weight: 10, paused: false, heading: 'Zaag nu' },
  }
}

/** The numbers of the banners that an edition shows. */
export async function shownIn(edition: string): Promise<number[]> {
  const { body } = await ask(`/public/banners?edition=${edition}`)
  return bannersSchema.parse(body).data.map(({ id }) => id)
}
