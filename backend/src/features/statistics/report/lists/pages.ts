import { pageOfUrl } from '../../ingestion/page-of-url'
import { topValues } from './counts-in-range'
import { countColumn, type ReportList, type RowLabel } from './list'
import { labelSubjects } from './subjects'

/** The pages by their views. */
export const pagesList: ReportList = {
  title: 'Best gelezen',
  of: 'Pagina',
  columns: [countColumn('Weergaven'), countColumn('Bezoekers')],
  note: 'Artikelen, evenementen en vacatures tellen zodra hun tekst vijf seconden in beeld was.',
  empty: 'In deze periode is niets gelezen.',
  load: topValues({ kind: 'Pageview', dimension: 'path' }),
  label: labelPaths,
}

/** Pages by the title of their document; others by their path. */
export async function labelPaths(paths: readonly string[]): Promise<Map<string, RowLabel>> {
  const subjects = new Map(paths.map((path) => [path, pageOfUrl(path).subject]))
  const labels = await labelSubjects([...subjects.values()].filter((subject) => subject !== null))
  return new Map(
    [...subjects].map(([path, subject]) => {
      const label = subject ? labels.get(subject) : undefined
      return [path, label ? { ...label, detail: path } : { name: path, page: path }]
    }),
  )
}
