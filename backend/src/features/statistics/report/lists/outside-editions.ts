import type { FilterReason } from '../../filtering/filter-reason'
import { fixedLabels } from './audience'
import { countColumn, type ListRow, type ReportList, type Wanted } from './list'

export const missesList: ReportList = {
  title: 'Zoekvragen zonder resultaat',
  of: 'Zoekvraag',
  columns: [countColumn('Gezocht')],
  empty: 'In deze periode is bij elke zoekvraag iets gevonden.',
  screen: { path: '/zoekvragen', name: 'Alle zoekvragen zonder resultaat' },
  ofBothEditions: true,
  load: sumsOf('gevel_search_misses', 'query', 'searches'),
}

const reasons: Record<FilterReason, string> = {
  agent: 'Robots: programma’s en onbekende browsers',
  rate: 'Sneller dan een lezer kan kijken',
  session: 'Onmogelijke bezoekerscookie',
  sequence: 'Onmogelijke volgorde, zoals lezen in een verborgen tabblad',
  invalid: 'Onbegrijpelijke gebeurtenissen',
  full: 'Meer dan op een dag wordt bewaard, of de schijf was bijna vol',
}

export const filteredList: ReportList = {
  title: 'Niet meegeteld',
  of: 'Reden',
  columns: [countColumn('Gebeurtenissen')],
  note: 'Gebeurtenissen die geen lezer veroorzaakte, of waarvoor geen plaats was. Ze staan in geen van de andere cijfers.',
  empty: 'In deze periode is alles meegeteld.',
  ofBothEditions: true,
  load: sumsOf('gevel_statistics_filtered', 'reason', 'events'),
  label: fixedLabels(reasons),
}

/** Sums of a table with a row per day and key. */
function sumsOf(table: string, key: string, count: string) {
  return async ({ range, most, keys }: Wanted): Promise<ListRow[]> => {
    const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
      `SELECT :key: AS key, json_build_array(sum(:count:)) AS values FROM :table:
       WHERE day BETWEEN :from AND :until AND (CAST(:keys AS text[]) IS NULL OR :key: = ANY (:keys))
       GROUP BY :key: ORDER BY sum(:count:) DESC, :key: LIMIT :most`,
      { ...range, table, key, count, most, keys: keys ?? null },
    )
    return rows
  }
}
