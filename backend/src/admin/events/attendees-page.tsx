import { Button, LinkButton } from '@strapi/design-system'
import { FilePdf, Mail, Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import type { attendeeList } from '../../features/organiser/attendees/attendee-list'
import type { EventChoices } from '../../features/organiser/events-with-types'
import { changeRegistrations } from '../../features/organiser/permission'
import { paymentNames, sourceNames } from '../../features/organiser/words'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { useDownload } from '../kit/data/use-download'
import { usePermission } from '../kit/data/use-permission'
import { choiceOf } from '../kit/list/choice-of'
import type { ListFilterField } from '../kit/list/filter-bar'
import { ListPage } from '../kit/list/list-page'
import { filtersOf } from '../kit/list/selection'
import { type AdminList, useAdminList } from '../kit/list/use-admin-list'
import { momentDayText } from '../kit/words/days'
import { NameCell } from '../kit/words/row-link'
import { AttendeeTag, PaymentTag, REGISTRATIONS } from './event-words'
import { useAttendeeBulk } from './use-attendee-bulk'

type Row = ListItem<typeof attendeeList>

/** `/deelnemers` in the admin: who comes to which event. */
export default function AttendeesPage() {
  const list = useAdminList<Row, EventChoices>(
    `${REGISTRATIONS}/attendees`,
    'De deelnemers kunnen nu niet worden opgehaald.',
  )
  const mayChange = usePermission(changeRegistrations)
  const bulkActions = useAttendeeBulk()
  const events = list.data?.events ?? []
  const event = events.find(({ id }) => String(id) === list.address.get('event'))
  return (
    <ListPage
      list={list}
      subtitle={event ? event.title : 'Wie naar welk evenement komt'}
      nouns={['deelnemer', 'deelnemers']}
      empty="Er zijn geen deelnemers die hierbij passen."
      csv="deelnemers.csv"
      hasWorkbook
      sort="-registered"
      primaryAction={<Actions list={list} event={event} mayChange={mayChange} />}
      bulkActions={mayChange ? bulkActions : []}
      nameOf={({ name }) => name}
      tabs={{
        label: 'Welke kaarten',
        options: [
          ['valid', 'Geldig'],
          ['cancelled', 'Geannuleerd'],
          ['all', 'Alles'],
        ],
      }}
      search="Naam, mail, bedrijf of code"
      filters={[
        {
          ...{ kind: 'choice', name: 'event', label: 'Evenement' },
          options: events.map(({ id, title }) => ({ value: String(id), label: title })),
        },
        ...ofEvent(event),
        choiceOf('payment', 'Betaling', paymentNames),
        choiceOf('presence', 'Aanwezig', { in: 'Ingecheckt', out: 'Niet ingecheckt' }),
        choiceOf('source', 'Herkomst', sourceNames),
      ]}
      columns={[
        {
          head: 'Naam',
          sort: 'name',
          cell: ({ id, name, email }) => <NameCell to={String(id)} name={name} note={email} />,
        },
        { head: 'Bedrijf', sort: 'company', cell: ({ company }) => company ?? '–' },
        ...(event ? [] : [{ head: 'Evenement', cell: (row: Row) => row.event }]),
        { head: 'Kaartsoort', sort: 'type', cell: ({ type }) => type },
        { head: 'Betaling', cell: ({ payment }) => <PaymentTag state={payment} /> },
        { head: 'Staat', cell: (row) => <AttendeeTag {...row} /> },
        { head: 'Ingeschreven', sort: 'registered', cell: ({ registeredAt }) => momentDayText(registeredAt) },
      ]}
    />
  )
}

interface ActionsProps {
  list: AdminList<unknown>
  event: EventChoices['events'][number] | undefined
  mayChange: boolean
}

/** Badges and mail for those that match the filters, and adding somebody. */
function Actions({ list, event, mayChange }: ActionsProps) {
  const { download, isBusy } = useDownload()
  const parameters = Object.entries(filtersOf(list.query))
  const badges = (format: string) =>
    download(`${list.path}/badges?${new URLSearchParams([...parameters, ['format', format]])}`, 'badges.pdf')
  return (
    <>
      {event && (
        <>
          <Button startIcon={<FilePdf />} variant="secondary" loading={isBusy} onClick={() => void badges('a6')}>
            Badges A6
          </Button>
          <Button startIcon={<FilePdf />} variant="secondary" loading={isBusy} onClick={() => void badges('a4')}>
            Badges, acht op een vel
          </Button>
        </>
      )}
      {mayChange && (
        <>
          <LinkButton
            tag={RouterLink}
            to={`mail?${new URLSearchParams(parameters)}`}
            startIcon={<Mail />}
            variant="secondary"
          >
            Mail
          </LinkButton>
          <LinkButton tag={RouterLink} to={event ? `nieuw?event=${event.id}` : 'nieuw'} startIcon={<Plus />}>
            Voeg toe
          </LinkButton>
        </>
      )}
    </>
  )
}

/** The filters of one event, once it is chosen. */
function ofEvent(event: EventChoices['events'][number] | undefined): ListFilterField[] {
  if (!event) return []
  const { types, sessions } = event
  return [
    {
      ...{ kind: 'choice', name: 'type', label: 'Kaartsoort' },
      options: types.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    ...(sessions.length > 0
      ? [
          {
            ...{ kind: 'choice' as const, name: 'session', label: 'Sessie' },
            options: sessions.map(({ id, start, title }) => ({ value: String(id), label: `${start}, ${title}` })),
          },
        ]
      : []),
  ]
}
