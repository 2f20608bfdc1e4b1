import { href } from '@gevel/contract/hrefs'
import { registeredSchema, registrationWizard } from '@gevel/contract/registrations'
import { openDraft } from '../../forms/wizard/server/drafts.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/registered.route.ts'
import { eventDays, eventHours, eventPlace } from './event-line.ts'
import { loadSale } from './sale.server.ts'
import { eventPage } from './sale-words.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `/aanmelden/{id}/klaar/{draft}`: what was registered, for whoever did. */
export async function loader(args: Route.LoaderArgs) {
  const [draft, { data: sale }] = await Promise.all([
    load(args, openDraft(args.request, registrationWizard, args.params.draft)),
    loadSale(args),
  ])
  if (!draft?.result) pageNotFound(args.url)
  return { sale, edition: sale.edition, ...registeredSchema.parse(draft.result) }
}

export default function RegisteredRoute({ loaderData, params }: Route.ComponentProps) {
  const { sale, number, email, tickets, orderNumber, code } = loaderData
  const title = tickets === 1 ? 'U bent ingeschreven' : `U hebt ${tickets} mensen ingeschreven`
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={href('/aanmelden/:id/klaar/:draft', params)} noindex />
      <Breadcrumbs above={[{ label: sale.title, href: eventPage(sale) }]} here="Ingeschreven" />
      <header className="page-head">
        <h1>{title}</h1>
        <p>
          {sale.title}. {eventDays(sale)}, {eventHours(sale)}, {eventPlace(sale)}.
        </p>
      </header>
      <div className="max-w-(--measure) stack gap-6">
        <p>
          Inschrijving <strong>{number}</strong>
          {orderNumber && `, bestelling ${orderNumber}`}. {tickets === 1 ? 'Uw kaart is' : 'De kaarten zijn'} onderweg
          per mail, met een QR-code voor de deur; de bevestiging gaat naar {email}.
        </p>
        <div className="btn-row">
          <Link
            className="btn btn--submit"
            href={`${href('/inschrijvingen')}?code=${encodeURIComponent(code)}`}
            rel="nofollow"
          >
            {tickets === 1 ? 'Bekijk uw kaart' : 'Bekijk de kaarten'}
          </Link>
          <Link className="btn btn--quiet" href={eventPage(sale)}>
            Naar het programma
          </Link>
        </div>
      </div>
    </div>
  )
}
