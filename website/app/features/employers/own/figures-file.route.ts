import { csvText } from '@gevel/contract/csv'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/figures-file.route.ts'
import { loadOwnVacancy } from './own.server.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

const HEAD = ['Dag', 'Weergaven', 'Bewaard', 'Kliks', 'Sollicitaties']

/** `GET /vacatures/mijn/{id}/cijfers.csv`: what a vacancy brought, a line per day with any of it. */
export async function loader(args: Route.LoaderArgs) {
  const { id, days } = await loadOwnVacancy(args, args.params.id)
  const rows = days.map(({ day, views, saves, clicks, applications }) => [
    ...[day, String(views), String(saves), String(clicks), String(applications)],
  ])
  return new Response(csvText([HEAD, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="cijfers-vacature-${id}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
