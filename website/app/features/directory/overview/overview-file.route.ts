import { csvText, type FileCell } from '@gevel/contract/csv'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { KIND_NAMES } from '../../../ui/company/company-kinds.ts'
import type { Route } from './+types/overview-file.route.ts'
import { loadOverview, type Overview } from './load-overview.server.ts'
import { OVERVIEW_KEYS } from './overview-address.ts'

export const handle: RouteHandle = { query: OVERVIEW_KEYS }

/** `GET /winkelketens/stand-van-zaken.csv`: the overview as a file, in the year and the order of the page. */
export async function loader(args: Route.LoaderArgs) {
  const overview = await loadOverview(args)
  return new Response(csvText(overviewRows(overview)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="gevel-winkelketens-${overview.year ?? 'leeg'}.csv"`,
      'Cache-Control': 'no-cache',
    },
  })
}

/** The rows of the file: those of the table without its totals, which a spreadsheet would add up twice. */
function overviewRows({ year, isNewest, groups }: Pick<Overview, 'year' | 'isNewest' | 'groups'>): FileCell[][] {
  const head = [
    ...['keten', 'soort', 'moederbedrijf', 'formule', `winkels 1 januari ${year ?? ''}`.trim()],
    ...['geopend', 'gesloten', isNewest ? `winkels in ${year} tot nu toe` : `winkels eind ${year}`],
    ...['verschil', 'groei in procenten'],
  ]
  const rows = groups.flatMap(({ kind, rows }) =>
    rows.map(({ chain, start, opened, closed, end, change, growth }) => [
      ...[chain.name, KIND_NAMES[kind], chain.parent, chain.formula, start, opened, closed, end, change],
      growth === null ? null : Math.round(growth * 1000) / 10,
    ]),
  )
  return [head, ...rows]
}
