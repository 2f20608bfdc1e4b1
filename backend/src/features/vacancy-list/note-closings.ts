import { openVacancies } from '../../content/vacancies/open-vacancies'
import { recordChange } from '../../platform/changes/change-log'

/** A backend that was down for longer is not the only one, or no page was rendered meanwhile. */
const firstLookBackMs = 15 * 60_000

let lookedUntil: Date | undefined

/**
 * Writes a change of vacancies when one has closed since the last call: nothing in the database changes at that moment, but pages, feeds and
 * sitemaps that are cached have it.
 */
export async function noteClosings(at: Date): Promise<void> {
  const since = lookedUntil ?? new Date(at.getTime() - firstLookBackMs)
  const closed = await openVacancies(since).where('v.closes_at', '<=', at).first('v.id')
  if (closed) await recordChange(strapi.db.connection, ['vacancy'])
  lookedUntil = at
}
