import { formatCents } from '@gevel/contract/money/format'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { countOf } from '../desk-words'

/** `Mix Pro van IJzerhandel De Kroon` */
export function nameOf({ plan, customer }: ShownSubscription): string {
  return `${plan.name} van ${customer.name}`
}

/** Who loses access: `3 lezers en 1 genodigde`. */
export function readersText({ readers }: ShownSubscription): string {
  const { people, invitations } = readers
  const reading = countOf(people.length, ['lezer', 'lezers'])
  return invitations.length > 0 ? `${reading} en ${countOf(invitations.length, ['genodigde', 'genodigden'])}` : reading
}

/** What the customer still has to pay. */
export function openText({ invoices }: ShownSubscription): string {
  const open = invoices.filter(({ kind, openCents }) => kind === 'invoice' && openCents > 0)
  if (open.length === 0) return 'Er staat geen factuur open.'
  const sum = open.reduce((total, { openCents }) => total + openCents, 0)
  const many = open.length === 1 ? 'Er staat 1 factuur open' : `Er staan ${open.length} facturen open`
  return `${many}, samen ${formatCents(sum)}.`
}
