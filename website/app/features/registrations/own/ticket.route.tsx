import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/ticket.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { findEvent } from '../../events/events.server.ts'
import type { Route } from './+types/ticket.route.ts'
import { OnTheWay } from './on-the-way.tsx'
import { codeIn, loadProgramme, loadTicket } from './own.server.ts'
import { ownHref } from './own-href.ts'
import { OwnProgramme } from './own-programme.tsx'
import { PrintButton } from './print-button.tsx'
import { TicketCard } from './ticket-card.tsx'
import { TicketDeeds } from './ticket-deeds.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code', 'klaar'] }

export const links = styleSheets(styles)

/** `/inschrijvingen/{id}`: a ticket, for whom it is of. */
export async function loader(args: Route.LoaderArgs) {
  const done = args.url.searchParams.get('klaar')
  const [ticket, programme] = await Promise.all([loadTicket(args), loadProgramme(args)])
  // an event that is no longer published still has tickets
  const event = await load(args, findEvent(args.request, ticket.eventId))
  // asked here: the time that a page refers to is rounded
  const canPick = new Date().toISOString() < ticket.endsAt
  return { ticket, programme, canPick, practical: event?.practical ?? [], code: codeIn(args.url), done }
}

const doneTexts: Readonly<Record<string, string>> = {
  wijzigen: 'De kaart is gewijzigd.',
  overdragen: 'De kaart is overgedragen. De nieuwe kaart is per mail onderweg.',
  annuleren: 'De kaart is geannuleerd.',
  programma: 'Uw programma is bewaard.',
}

export default function TicketRoute({ loaderData }: Route.ComponentProps) {
  const { ticket, programme, canPick, practical, code, done } = loaderData
  const { id, name, state, cancelledAt, creditNumber, eventCancelledBecause } = ticket
  const isValid = ticket.qr !== null
  return (
    <div className="wrap">
      <PageMeta title={`Kaart van ${name}`} description={null} path={href('/inschrijvingen/:id', { id })} noindex />
      <Breadcrumbs
        above={[{ label: 'Mijn inschrijvingen', href: ownHref(href('/inschrijvingen'), code) }]}
        here={`Kaart van ${name}`}
      />
      <div className="stack gap-6">
        {done && doneTexts[done] && <Notice title={doneTexts[done]} takesFocus />}
        {state === 'cancelled' && cancelledAt && (
          <Notice title={`Geannuleerd op ${longDate(cancelledAt)}`}>
            {creditNumber ? `Met creditnota ${creditNumber}.` : 'Er was niets te betalen.'}
          </Notice>
        )}
        {eventCancelledBecause && (
          <Notice title="Deze bijeenkomst gaat niet door" isProblem>
            {eventCancelledBecause}
          </Notice>
        )}
        <TicketCard ticket={ticket} />
        {isValid && (
          <div className="btn-row no-print">
            <a
              className="btn btn--primary"
              href={ownHref(href('/inschrijvingen/:id/agenda.ics', { id }), code)}
              download
            >
              <AnyIcon name="calendar" />
              Zet in agenda
            </a>
            <a className="btn btn--quiet" href={ownHref(href('/inschrijvingen/:id/kaart.pdf', { id }), code)} download>
              <AnyIcon name="download" />
              Download als pdf
            </a>
            <PrintButton />
          </div>
        )}
        {isValid && <OwnProgramme ticketId={id} code={code} parts={programme} canPick={canPick} />}
        {isValid && (
          <div className="columns section no-print">
            <OnTheWay eventId={ticket.eventId} practical={practical} />
            <section className="joint lg:col-span-8" aria-labelledby="verandert">
              <Lintel id="verandert" title="Verandert er iets?" />
              <TicketDeeds ticket={ticket} code={code} />
            </section>
          </div>
        )}
      </div>
    </div>
  )
}
