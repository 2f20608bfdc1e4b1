import { countsInRange, type Source } from './counts-in-range'
import type { ListRow, Wanted } from './list'

/** The most frequent values of a dimension, with their events and the sum of their daily visitors. */
export function topValues(source: Source) {
  return async (wanted: Wanted): Promise<ListRow[]> => {
    const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
      `SELECT value AS key, json_build_array(sum(events), sum(visitors)) AS values FROM ? counts
       GROUP BY value ORDER BY sum(events) DESC, value LIMIT ?`,
      [countsInRange(source, wanted), wanted.most],
    )
    return rows
  }
}
