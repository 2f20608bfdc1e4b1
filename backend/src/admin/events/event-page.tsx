import { Flex, LinkButton } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { changeRegistrations } from '../../features/organiser/permission'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import { usePermission } from '../kit/data/use-permission'
import { ActionList } from '../kit/detail/action-list'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { useRow } from '../kit/detail/use-row'
import { longDayText } from '../kit/words/days'
import { momentWithTime, REGISTRATIONS, SaleTag } from './event-words'
import { FiguresPanel } from './figures-panel'
import { logText } from './log-text'
import { QuestionsPanel } from './questions-panel'
import { QuotasPanel } from './quotas-panel'
import { saleFields } from './sale-fields'
import { SessionsPanel } from './sessions-panel'
import { TypesPanel } from './types-panel'
import { useSetUp } from './use-set-up'

/** `/inschrijvingen/{id}` in the admin: what is sold of an event, and what holds its places. */
export default function EventPage() {
  const loaded = useRow<ShownEvent>(`${REGISTRATIONS}/events`, 'De inschrijving kan nu niet worden opgehaald.')
  const mayChange = usePermission(changeRegistrations)
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.title}
      tag={({ data }) => <SaleTag {...data} free={data.quotas.find(({ kind }) => kind === 'event')?.free ?? null} />}
      subtitle={({ data }) => `${momentWithTime(data.startsAt)}, ${data.venue ?? 'online'}`}
      aside={({ data }) => <EventActions event={data} mayChange={mayChange} />}
    >
      {({ data }) => (
        <>
          <QuotasPanel event={data} mayChange={mayChange && !data.cancelledAt} />
          <TypesPanel event={data} mayChange={mayChange && !data.cancelledAt} />
          <SessionsPanel event={data} mayChange={mayChange && !data.cancelledAt} />
          <QuestionsPanel event={data} mayChange={mayChange && !data.cancelledAt} />
          <FiguresPanel eventId={data.id} />
          <SalePanel event={data} />
          <Panel title="Tijdlijn">
            <Timeline
              events={data.log.map((line) => ({
                ...{ id: line.id, at: line.at, text: logText(line) },
                by: line.name ?? (line.actor === 'system' ? 'systeem' : null),
              }))}
            />
          </Panel>
        </>
      )}
    </DetailPage>
  )
}

function EventActions({ event, mayChange }: { event: ShownEvent; mayChange: boolean }) {
  const sale = useSetUp<ShownEvent>(event.id, {
    ...{ method: 'PUT', path: 'sale' },
    question: (shown) => ({
      title: 'Wijzig de verkoop',
      text: 'Tijden zijn die van Nederland. De dag en de plaats van het evenement staan in zijn tekst.',
      confirm: 'Bewaar',
      fields: saleFields(shown),
    }),
    done: () => 'De verkoop is gewijzigd.',
  })
  return (
    <>
      <Panel title="Lijsten">
        <Flex direction="column" alignItems="stretch" gap={2}>
          <LinkButton tag={RouterLink} variant="tertiary" to={`/deelnemers?event=${event.id}`}>
            Deelnemers
          </LinkButton>
          <LinkButton tag={RouterLink} variant="tertiary" to={`/wachtlijst?event=${event.id}`}>
            Wachtlijst
          </LinkButton>
          <LinkButton tag={RouterLink} variant="tertiary" to={`/uitnodigingen?event=${event.id}`}>
            Uitnodigingen
          </LinkButton>
        </Flex>
      </Panel>
      {mayChange && !event.cancelledAt && (
        <ActionList actions={[{ label: 'Wijzig de verkoop', run: () => sale.run(event), isBusy: sale.isBusy }]} />
      )}
    </>
  )
}

function SalePanel({ event }: { event: ShownEvent }) {
  return (
    <Panel title="Verkoop">
      <Facts
        facts={[
          ['Opent', momentWithTime(event.opensAt)],
          ['Sluit', momentWithTime(event.closesAt)],
          ['Hoogstens per inschrijving', String(event.mostPerOrder)],
          ['Wijzigen tot en met', longDayText(event.changeUntil)],
          ['Annuleren tot en met', longDayText(event.cancelUntil)],
          ['Wachtlijst', event.hasWaitingList ? 'Ja' : 'Nee'],
          ['Laatste plaatsen vanaf', String(event.fewPlaces)],
          ['Antwoorden naar', event.replyTo ?? 'De uitgever'],
          ['Afgelast', event.cancelledBecause],
        ]}
      />
    </Panel>
  )
}
