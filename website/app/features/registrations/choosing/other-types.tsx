import type { EventSale, TicketType } from '@gevel/contract/event-sales'
import { href } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { Link } from '../../../ui/links/link.tsx'
import { priceText, whyNot } from '../sale-words.ts'

interface OtherTypesProps {
  sale: Pick<EventSale, 'eventId'>
  /** those that this visitor cannot choose now */
  types: readonly TicketType[]
  isSubscriber: boolean
}

/** Tickets that cannot be chosen now, each with why not and what is possible instead. */
export function OtherTypes({ sale, types, isSubscriber }: OtherTypesProps) {
  const { pathname, search } = useLocation()
  const shown = types.filter(({ access }) => access !== 'invitation')
  if (shown.length === 0) return null
  return (
    <ul className="tickets">
      {shown.map((type) => (
        <li key={type.id} className="ticket">
          <b>{type.name}</b>
          <span className="p">{priceText(type)}</span>
          <span className="hint">{whyNot(type, isSubscriber) ?? type.description}</span>
          {type.access === 'subscriber' && !isSubscriber && type.state !== 'soon' && type.state !== 'closed' ? (
            <Link className="link" href={withReturn(href('/inloggen'), pathname + search)} rel="nofollow">
              Log in
            </Link>
          ) : (
            type.state === 'waiting' && (
              <Link
                className="link"
                href={`${href('/aanmelden/:id/wachtlijst', { id: sale.eventId })}?kaart=${type.id}`}
              >
                Naar de wachtlijst
              </Link>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
