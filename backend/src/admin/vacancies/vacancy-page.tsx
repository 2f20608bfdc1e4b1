import { formatCents } from '@gevel/contract/money/format'
import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { ShownReview } from '../../features/employers/review/show-review'
import { stateNames } from '../../features/employers/state-names'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { useRow } from '../kit/detail/use-row'
import { textLines } from './text-lines'
import { TextPreview } from './text-preview'
import { VacancyActions } from './vacancy-actions'
import { momentText, StateTag, VACANCIES } from './vacancy-words'

/** `/ingezonden-vacatures/{id}` in the admin: the text of an employer, what changed of it, and what an editor decides. */
export default function VacancyPage() {
  const loaded = useRow<ShownReview>(VACANCIES, 'De vacature kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => (data.revision ?? data.text).title}
      tag={({ data }) => <StateTag state={data.state} />}
      subtitle={({ data }) =>
        [data.customer.name, data.text.city, data.submittedAt && `ingediend ${momentText(data.submittedAt)}`]
          .filter(Boolean)
          .join(', ')
      }
      aside={({ data }) => <VacancyActions vacancy={data} />}
    >
      {({ data }) => <Panels vacancy={data} />}
    </DetailPage>
  )
}

function Panels({ vacancy }: { vacancy: ShownReview }) {
  const { text, revision, employer, customer, order, request, documentId, onlineUntil, startsOn } = vacancy
  const sold = vacancy.package
  return (
    <>
      <Panel title={revision ? 'De nieuwe tekst, met wat anders is' : 'De tekst'}>
        <TextPreview before={revision ? textLines(text) : null} lines={textLines(revision ?? text)} />
      </Panel>
      <Panel title="Werkgever">
        <Facts
          facts={[
            ['Zoals op de site', employer.name],
            ['Logo', vacancy.logo && <img key="logo" src={vacancy.logo} alt="" width={64} height={64} />],
            ['Website', employer.website && <Link href={employer.website}>{employer.website}</Link>],
            ['Klant', `${customer.name} (${customer.number})`],
            ['KvK-nummer', customer.kvk],
            ['Contact', customer.contact],
            [
              'E-mailadres',
              <Link key="email" href={`mailto:${customer.email}`}>
                {customer.email}
              </Link>,
            ],
          ]}
        />
      </Panel>
      <Panel title="Plaatsing">
        <Facts
          facts={[
            ['Pakket', `${sold.name}, ${sold.days} dagen`],
            ['Prijs zonder btw', sold.priceCents === 0 ? 'Gratis' : formatCents(sold.priceCents)],
            [
              'Bestelling',
              order && (
                <Link tag={RouterLink} to={`/bestellingen/${order.id}`}>
                  {order.number}
                </Link>
              ),
            ],
            ['Gewenst vanaf', startsOn],
            ['Online tot en met', onlineUntil && momentText(onlineUntil)],
            [
              'Document',
              documentId && (
                <Link tag={RouterLink} to={`/content-manager/collection-types/api::vacancy.vacancy/${documentId}`}>
                  Open in de inhoud
                </Link>
              ),
            ],
            ['Laatste vraag of reden', request],
          ]}
        />
      </Panel>
      <Panel title="Tijdlijn">
        <Timeline events={vacancy.events.map(eventOf)} />
      </Panel>
    </>
  )
}

const eventNames = new Map<string, string>([
  ...Object.entries(stateNames),
  ['revision-submitted', 'Gewijzigde tekst ingediend'],
  ['revision-changes', 'Wijziging van de nieuwe tekst gevraagd'],
  ['revision-rejected', 'Gewijzigde tekst afgewezen'],
  ['revision-published', 'Gewijzigde tekst online'],
  ['extended', 'Verlengd'],
])

function eventOf({ id, kind, by, reason, at }: ShownReview['events'][number]) {
  const text = eventNames.get(kind) ?? kind
  const isWords = reason !== null && reason !== 'filled' && reason !== 'withdrawn'
  return { id, at, by, text: isWords ? `${text}: ${reason}` : text }
}
