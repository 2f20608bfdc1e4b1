import type { EventSale, SaleState, TicketType } from '@gevel/contract/event-sales'
import { href } from '@gevel/contract/hrefs'
import { formatCents } from '@gevel/contract/money/format'
import { dateAndTime, longDate } from '../../ui/text/dates.ts'

type StatedSale = Pick<EventSale, 'state' | 'opensAt' | 'left' | 'types'>

/** What the page of an event says of its registration. */
export function stateText({ state, opensAt, left, types }: StatedSale): string {
  const texts: Record<SaleState, string> = {
    soon: `Inschrijven kan vanaf ${dateAndTime(opensAt)}`,
    open: 'Inschrijven kan',
    few: left === 1 ? 'Nog 1 plaats' : `Nog ${left} plaatsen`,
    waiting: 'Vol, met wachtlijst',
    full: 'Vol',
    closed: isForInvited(types) ? 'Alleen op uitnodiging' : 'Inschrijven is gesloten',
    cancelled: 'Afgelast',
    over: 'Geweest',
  }
  return texts[state]
}

/** Whether tickets are on sale, all of them for invited people. */
function isForInvited(types: readonly TicketType[]): boolean {
  const onSale = types.filter(({ state }) => state !== 'soon' && state !== 'closed')
  return onSale.length > 0 && onSale.every(({ access }) => access === 'invitation')
}

/** The price of a ticket, without VAT and with it: '€ 245,00, € 296,45 met btw'. */
export function priceText({ priceExclCents, priceInclCents }: TicketType): string {
  if (priceExclCents === 0) return 'Gratis'
  return `${formatCents(priceExclCents)}, ${formatCents(priceInclCents)} met btw`
}

/** Why a ticket cannot be chosen; undefined when it can. */
export function whyNot(type: TicketType, isSubscriber: boolean): string | undefined {
  if (type.state === 'soon') return `Te koop vanaf ${dateAndTime(type.opensAt)}`
  if (type.state === 'closed') return 'Niet meer te koop'
  if (type.access === 'subscriber' && !isSubscriber) return 'Voor abonnees. Log in om deze kaart te kiezen.'
  if (type.state === 'waiting') return type.waiting > 0 ? `Vol, ${peopleWaiting(type.waiting)}` : 'Vol'
  return type.state === 'full' ? 'Vol' : undefined
}

function peopleWaiting(count: number): string {
  return count === 1 ? '1 mens op de wachtlijst' : `${count} mensen op de wachtlijst`
}

/** Until when cancelling costs nothing. */
export function cancelText({ cancelUntil }: Pick<EventSale, 'cancelUntil'>): string {
  return `Kosteloos annuleren tot en met ${longDate(`${cancelUntil}T12:00:00Z`)}. Een collega in uw plaats sturen kan tot het begin.`
}

/** The button of the last step; the words of BW 6:230v lid 3 where it costs something. */
export function submitLabel(isWithPayment: boolean): string {
  return isWithPayment ? 'Bestelling met betalingsverplichting' : 'Schrijf in'
}

/** The page of the event. */
export function eventPage({ eventId, slug }: EventSale): string {
  return href('/agenda/:id/:slug?', { id: eventId, ...(slug !== null && { slug }) })
}
