import { statfs } from 'node:fs/promises'
import { environment } from '../../../platform/environment/environment'
import { log } from '../../../platform/logging/log'

/** The database needs space for more than statistics, and for its write-ahead log. */
const minFreeBytes = 1024 ** 3
/** Looking takes longer than a batch. */
const checkEveryMs = 1_000

let checkedMs = Number.NEGATIVE_INFINITY
let current: Promise<boolean> = Promise.resolve(false)

/**
 * Whether events are only counted for now: all addresses together have reached what a day stores, or the disk of the
 * database is nearly full. Looked up once a second, so that a day stores a second more.
 */
export function isFull(): Promise<boolean> {
  const nowMs = Date.now()
  if (nowMs - checkedMs < checkEveryMs) return current
  checkedMs = nowMs
  const before = current
  current = checkLimit(before)
  // the next batch tries again
  current.catch(() => {
    checkedMs = Number.NEGATIVE_INFINITY
    current = before
  })
  return current
}

async function checkLimit(before: Promise<boolean>): Promise<boolean> {
  const reason = await fullBecause()
  if (reason && !(await before)) log.warn({ reason }, 'Statistics only count events for now')
  return reason !== undefined
}

async function fullBecause(): Promise<string | undefined> {
  const { DATABASE_DIR, STATISTICS_EVENTS_PER_DAY } = environment
  if (DATABASE_DIR && (await freeBytes(DATABASE_DIR)) < minFreeBytes) return `less than 1 GB is free in ${DATABASE_DIR}`
  if ((await storedToday()) < STATISTICS_EVENTS_PER_DAY) return undefined
  return `a day stores ${STATISTICS_EVENTS_PER_DAY} events`
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function storedToday(): Promise<number> {
  const row: { stored: string } | undefined = await strapi.db
    .connection('gevel_statistics_stored')
    .whereRaw(`day = (now() AT TIME ZONE 'Europe/Amsterdam')::date`)
    .first('stored')
  return Number(row?.stored ?? 0)
}
