import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { href } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { loadOrNotFound } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { clockTime, fullDate } from '../../ui/text/dates.ts'
import type { Route } from './+types/ticket.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `/t/{code}`: what the camera of a telephone opens. Whoever has a picture of a code learns no name, and can change nothing. */
export async function loader(args: Route.LoaderArgs) {
  return (
    await loadOrNotFound(
      args,
      callEndpoint(args.request, checkInEndpoints.openTicket, { input: { code: args.params.code.slice(0, 500) } }),
    )
  ).data
}

const STATES = {
  valid: 'Laat deze code scannen bij de ingang. Op de mail met uw kaart staat hoe u iets wijzigt.',
  cancelled: 'Deze kaart is geannuleerd. Zij geeft geen toegang.',
  replaced: 'Deze kaart is overgedragen. De code geeft geen toegang meer: de nieuwe staat in de laatste mail.',
} as const

export default function TicketRoute({ loaderData: { event, state }, params: { code } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageMeta title={`Kaart voor ${event.title}`} description={null} path={href('/t/:code', { code })} noindex />
      <Breadcrumbs here="Kaart" />
      <header className="page-head">
        <h1>{event.title}</h1>
        <p>
          {fullDate(event.startsAt)}, {clockTime(event.startsAt)} tot {clockTime(event.endsAt)} uur
          {event.place && `, ${event.place}`}
        </p>
      </header>
      <p className={state === 'valid' ? 'notice notice--ok' : 'notice notice--err'}>{STATES[state]}</p>
    </div>
  )
}
