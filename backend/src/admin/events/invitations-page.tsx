import { LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import type { BulkOutcome } from '../../features/editor-actions/perform-each'
import type { EventChoices } from '../../features/organiser/events-with-types'
import type { eventInvitationList } from '../../features/organiser/invitations/invitation-list'
import { changeRegistrations } from '../../features/organiser/permission'
import { invitationStateNames } from '../../features/organiser/words'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { outcomeText } from '../desk/outcome-text'
import { useAction } from '../kit/action/use-action'
import { usePermission } from '../kit/data/use-permission'
import { choiceOf } from '../kit/list/choice-of'
import { ListPage } from '../kit/list/list-page'
import type { SelectedRows } from '../kit/list/selection'
import type { BulkAction } from '../kit/list/selection-bar'
import { useAdminList } from '../kit/list/use-admin-list'
import { momentDayText } from '../kit/words/days'
import { RowLink } from '../kit/words/row-link'
import { InvitationTag, momentWithTime, REGISTRATIONS, TwoLines } from './event-words'
import { PersonCell } from './person-cell'

type Row = ListItem<typeof eventInvitationList>

/** `/uitnodigingen` in the admin: who was invited to which event, and what became of it. */
export default function InvitationsPage() {
  const list = useAdminList<Row, EventChoices>(
    `${REGISTRATIONS}/invitations`,
    'De uitnodigingen kunnen nu niet worden opgehaald.',
  )
  const mayChange = usePermission(changeRegistrations)
  const bulkActions = useInvitationActions()
  const events = list.data?.events ?? []
  const event = events.find(({ id }) => String(id) === list.address.get('event'))
  return (
    <ListPage
      list={list}
      subtitle={event ? event.title : 'Wie is uitgenodigd, en wat ervan kwam'}
      nouns={['uitnodiging', 'uitnodigingen']}
      empty="Er zijn geen uitnodigingen die hierbij passen."
      csv="uitnodigingen.csv"
      hasWorkbook
      sort="-sent"
      primaryAction={
        mayChange && (
          <LinkButton tag={RouterLink} to={event ? `nieuw?event=${event.id}` : 'nieuw'} startIcon={<Plus />}>
            Nodig uit
          </LinkButton>
        )
      }
      bulkActions={mayChange ? bulkActions : []}
      nameOf={({ company, name, email }) => company ?? name ?? email}
      filters={[
        { kind: 'text', name: 'q', label: 'Naam, mail of bedrijf' },
        {
          ...{ kind: 'choice', name: 'event', label: 'Evenement' },
          options: events.map(({ id, title }) => ({ value: String(id), label: title })),
        },
        choiceOf('state', 'Staat', invitationStateNames),
      ]}
      columns={[
        {
          head: 'Genodigde',
          sort: 'name',
          cell: ({ company, name, email }) => (
            <PersonCell name={company ?? name ?? email} email={email} company={company && name} />
          ),
        },
        ...(event
          ? []
          : [
              {
                head: 'Evenement',
                cell: (row: Row) => <Typography style={{ whiteSpace: 'normal' }}>{row.event}</Typography>,
              },
            ]),
        { head: 'Kaartsoort', cell: ({ type }) => type },
        {
          head: 'Gebruikt',
          isNumber: true,
          cell: ({ id, used, places }) =>
            used === 0 ? (
              `0 van ${places}`
            ) : (
              <RowLink to={`/deelnemers?invitation=${id}`}>{`${used} van ${places}`}</RowLink>
            ),
        },
        { head: 'Staat', cell: ({ state }) => <InvitationTag state={state} /> },
        { head: 'Door', cell: ({ inviter }) => <Typography style={{ whiteSpace: 'normal' }}>{inviter}</Typography> },
        {
          head: 'Verstuurd',
          sort: 'sent',
          cell: ({ sentAt, remindedAt }) => (
            <TwoLines first={momentDayText(sentAt)} second={remindedAt && `herinnerd ${momentDayText(remindedAt)}`} />
          ),
        },
        { head: 'Geldig tot', cell: ({ expiresAt }) => momentWithTime(expiresAt) },
      ]}
    />
  )
}

interface Chosen {
  rows: SelectedRows
  count: number
}

function useInvitationActions(): BulkAction[] {
  const remind = useAction<Chosen, { data: BulkOutcome }>({
    request: ({ rows }) => ({
      ...{ method: 'POST', path: `${REGISTRATIONS}/invitations/reminders` },
      body: { selection: rows },
    }),
    question: ({ count }) => ({
      title: 'Herinner',
      text: `${count === 1 ? 'Eén genodigde krijgt' : `${count} genodigden krijgen`} een herinnering. Elke uitnodiging wordt één keer herinnerd; na een week gebeurt dat vanzelf.`,
      confirm: 'Herinner',
    }),
    done: (_, { data }) =>
      outcomeText(data, (done) =>
        done === 1 ? '1 herinnering is verstuurd.' : `${done} herinneringen zijn verstuurd.`,
      ),
  })
  const withdraw = useAction<Chosen, { data: BulkOutcome }>({
    request: ({ rows }, answers) => ({
      ...{ method: 'POST', path: `${REGISTRATIONS}/invitations/withdrawals` },
      body: { ...answers, selection: rows },
    }),
    question: () => ({
      title: 'Trek uitnodigingen in',
      text: 'De link werkt niet meer, en ongebruikte plaatsen komen vrij. Kaarten die er al mee zijn genomen, blijven geldig.',
      ...{ confirm: 'Trek in', isDanger: true },
      fields: [{ name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true }],
    }),
    done: (_, { data }) =>
      outcomeText(data, (done) =>
        done === 1 ? '1 uitnodiging is ingetrokken.' : `${done} uitnodigingen zijn ingetrokken.`,
      ),
  })
  return [
    { label: 'Herinner', run: (rows, count) => remind.run({ rows, count }) },
    { label: 'Trek in', isDanger: true, run: (rows, count) => withdraw.run({ rows, count }) },
  ]
}
