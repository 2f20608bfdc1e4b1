import type { FieldProblem } from '../../platform/errors/field-error'

/** A correction as a form sends it: one that is stored has an id, and may come without its other fields. */
export interface WrittenCorrection {
  id?: unknown
  at?: unknown
}

/** The corrected article: its date for readers, and the moments of its stored corrections. */
export interface CorrectedArticle {
  releasedAt: Date | null
  stored: readonly Date[]
}

const minuteMs = 60_000
/** The clock of an editor may be fast. */
const mostAheadMs = 5 * minuteMs

const clock = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** Whether the editor left the moment of a correction empty. A stored one that comes without the field keeps its own. */
export function lacksMoment({ id, at }: WrittenCorrection): boolean {
  return at === null || at === '' || (at === undefined && (id === undefined || id === null))
}

/**
 * Finds invalid moments of corrections: before the article's date for readers, or in the future.
 * Stored moments are accepted. The form has no seconds, so a moment may be in the minute of the publication.
 */
export function correctionProblems(
  corrections: readonly WrittenCorrection[],
  { releasedAt, stored }: CorrectedArticle,
  now: Date,
): FieldProblem[] {
  const storedTimes = new Set(stored.map((moment) => moment.getTime()))
  return corrections.flatMap(({ at }, index) => {
    const moment = momentOf(at)
    const message = moment === undefined || storedTimes.has(moment) ? undefined : problemOf(moment, releasedAt, now)
    return message ? [{ path: ['corrections', index, 'at'], message }] : []
  })
}

function problemOf(moment: number, releasedAt: Date | null, now: Date): string | undefined {
  if (moment > now.getTime() + mostAheadMs)
    return 'Dit moment is nog niet geweest. Kies een eerder moment, of laat het leeg voor nu.'
  if (releasedAt && moment < Math.floor(releasedAt.getTime() / minuteMs) * minuteMs)
    return `Het artikel verscheen op ${clock.format(releasedAt)} uur. Kies een later moment, of laat het leeg voor nu.`
  return undefined
}

/** Undefined for an invalid timestamp, which the validation of the field type rejects. */
function momentOf(at: unknown): number | undefined {
  const moment = typeof at === 'string' || at instanceof Date ? new Date(at).getTime() : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
