import { recordChange } from './change-log'

/** A backend that was down for longer is not the only one, or no page was rendered meanwhile. */
const firstLookBackMs = 15 * 60_000

/** A stretch of time, without its first moment. */
interface Stretch {
  after: Date
  until: Date
}

/**
 * The work of a timer that writes a change of documents when a moment of one has passed since the last call: nothing in the database changes
 * then, but pages, feeds and sitemaps that are cached have it.
 */
export function notePassed(tag: string, hasPassed: (within: Stretch) => Promise<boolean>): (at: Date) => Promise<void> {
  let lookedUntil: Date | undefined
  return async (until) => {
    const after = lookedUntil ?? new Date(until.getTime() - firstLookBackMs)
    if (await hasPassed({ after, until })) await recordChange(strapi.db.connection, [tag])
    lookedUntil = until
  }
}
