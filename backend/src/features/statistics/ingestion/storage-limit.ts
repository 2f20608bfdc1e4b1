import { statfs } from 'node:fs/promises'
import { environment } from '../../../platform/environment/environment'
import { log } from '../../../platform/logging/log'

/** The database needs space for more than statistics, and for its write-ahead log. */
const minFreeBytes = 1024 ** 3
/** Looking takes longer than a batch. */
const checkEveryMs = 1_000

let checkedMs = Number.NEGATIVE_INFINITY
let current: Promise<boolean> = Promise.resolve(false)
/** by the last look that succeeded */
let wasFull = false
let isDiskUnknown = false

/**
 * Whether events are only counted for now: all addresses together have reached what a day stores, or the disk of the
 * database is nearly full. Looked up once a second, so that a day stores a second more.
 * @throws when the database does not respond
 */
export function isFull(): Promise<boolean> {
  const nowMs = Date.now()
  if (nowMs - checkedMs < checkEveryMs) return current
  checkedMs = nowMs
  const look = checkLimit()
  current = look
  // the next batch tries again
  look.catch(() => {
    if (current === look) checkedMs = Number.NEGATIVE_INFINITY
  })
  return look
}

async function checkLimit(): Promise<boolean> {
  const reason = await fullBecause()
  if (reason && !wasFull) log.warn({ reason }, 'Statistics only count events for now')
  wasFull = reason !== undefined
  return wasFull
}

async function fullBecause(): Promise<string | undefined> {
  const { DATABASE_DIR, STATISTICS_EVENTS_PER_DAY } = environment
  if (DATABASE_DIR && (await freeBytes(DATABASE_DIR)) < minFreeBytes) return `less than 1 GB is free in ${DATABASE_DIR}`
  if ((await storedToday()) < STATISTICS_EVENTS_PER_DAY) return undefined
  return `a day stores ${STATISTICS_EVENTS_PER_DAY} events`
}

/** @returns Infinity while the disk cannot be looked at: the events are worth more than its limit */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    isDiskUnknown = false
    return bavail * bsize
  } catch (err) {
    if (!isDiskUnknown) log.warn({ err, folder }, 'How much of the disk of the database is free is unknown')
    isDiskUnknown = true
    return Number.POSITIVE_INFINITY
  }
}

async function storedToday(): Promise<number> {
  const row: { stored: string } | undefined = await strapi.db
    .connection('gevel_statistics_stored')
    .whereRaw(`day = (now() AT TIME ZONE 'Europe/Amsterdam')::date`)
    .first('stored')
  return Number(row?.stored ?? 0)
}
