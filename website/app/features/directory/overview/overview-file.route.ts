import { csvText } from '@gevel/contract/csv'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/overview-file.route.ts'
import { loadOverview } from './load-overview.server.ts'
import { OVERVIEW_KEYS } from './overview-address.ts'
import { overviewRows } from './overview-rows.ts'

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
