import { Typography } from '@strapi/design-system'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { dayText, momentDayText } from '../../kit/words/days'
import { Tag } from '../../kit/words/tag'

const roleNames = { owner: 'Eigenaar', manager: 'Beheerder' } as const

/** Who reads by a subscription, and who is invited to. */
export function ReadersPanel({ subscription }: { subscription: ShownSubscription }) {
  const { readers, seats } = subscription
  const { people, invitations } = readers
  // one that has expired holds no seat
  const invited = invitations.filter(({ isExpired }) => !isExpired).length
  const free = Math.max(0, seats - people.length - invited)
  const rows = [
    ...people.map(({ id, name, email, role, from, until, source }) => ({
      ...{ id: `reader ${id}`, name: name ?? email, email, from: dayText(from), until: until ? dayText(until) : '–' },
      role: role ? roleNames[role] : source === 'complimentary' ? 'Lezer, gratis' : 'Lezer',
      isInvited: false,
    })),
    ...invitations.map(({ id, name, email, sentAt, isExpired }) => ({
      ...{ id: `invitation ${id}`, name: name ?? email, email, from: momentDayText(sentAt), until: '–' },
      role: isExpired ? 'Uitnodiging verlopen' : 'Uitgenodigd',
      isInvited: true,
    })),
  ]
  return (
    <Panel
      title="Lezers"
      extra={
        <Typography textColor="neutral600">
          {people.length} in gebruik, {invited} uitgenodigd, {free} vrij
        </Typography>
      }
    >
      <PanelTable
        rows={rows}
        idOf={({ id }) => id}
        empty="Niemand leest nu met dit abonnement."
        columns={[
          { head: 'Naam', cell: ({ name }) => name },
          { head: 'E-mailadres', cell: ({ email }) => email },
          {
            head: 'Rol',
            isShort: true,
            cell: ({ role, isInvited }) => (isInvited ? <Tag colour="primary">{role}</Tag> : role),
          },
          { head: 'Sinds', isShort: true, cell: ({ from }) => from },
          { head: 'Tot en met', isShort: true, cell: ({ until }) => until },
        ]}
      />
    </Panel>
  )
}
