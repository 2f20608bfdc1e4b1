import { csvText } from '@gevel/contract/csv'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import type { Route } from './+types/received-file.route.ts'
import { loadReceived } from './received.server.ts'
import { STATUS_NAMES } from './status-names.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

const HEAD = ['Ontvangen', 'Naam', 'E-mailadres', 'Telefoon', 'Waarom deze baan', 'Stand', 'Notities', 'Gewist op']

/** `GET /vacatures/mijn/{id}/sollicitaties.csv`: what is stored at this moment, so that a file made later has nothing that was deleted. */
export async function loader(args: Route.LoaderArgs) {
  const applications = await loadReceived(args, args.params.id)
  const rows = applications.map(({ receivedAt, name, email, phone, motivation, status, notes, deletedFrom }) => [
    ...[receivedAt, name, email, phone, motivation, STATUS_NAMES[status]],
    ...[notes.map(({ author, text }) => `${author}: ${text}`).join('\n'), deletedFrom],
  ])
  return new Response(csvText([HEAD, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="sollicitaties-${args.params.id}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
