import { formatCents } from '@gevel/contract/money/format'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { countOf } from '../../kit/words/amounts'

/** `Mix Pro van IJzerhandel De Kroon` */
export function nameOf({ plan, customer }: ShownSubscription): string {
  return `${plan.name} van ${customer.name}`
}

/** What happens to the readers: `3 lezers en 1 genodigde verliezen toegang`. */
export function readersText({ readers }: ShownSubscription, verbs: readonly [one: string, many: string]): string {
  const { people, invitations } = readers
  const count = people.length + invitations.length
  if (count === 0) return 'Niemand leest er nu mee.'
  const parts = [
    people.length > 0 && countOf(people.length, ['lezer', 'lezers']),
    invitations.length > 0 && countOf(invitations.length, ['genodigde', 'genodigden']),
  ]
  return `${parts.filter(Boolean).join(' en ')} ${count === 1 ? verbs[0] : verbs[1]}.`
}

/** What the customer still has to pay. */
export function openText({ invoices }: ShownSubscription): string {
  const open = invoices.filter(({ kind, openCents }) => kind === 'invoice' && openCents > 0)
  if (open.length === 0) return 'Er staat geen factuur open.'
  const sum = open.reduce((total, { openCents }) => total + openCents, 0)
  const many = open.length === 1 ? 'Er staat 1 factuur open' : `Er staan ${open.length} facturen open`
  return `${many}, samen ${formatCents(sum)}.`
}
