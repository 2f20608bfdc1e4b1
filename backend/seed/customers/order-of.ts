import { createHash } from 'node:crypto'
import type { PlaceSubscriptionInput } from '@gevel/contract/subscriptions'
import type { CustomerSource } from '../content/customer-data'

interface Offer {
  settings: { terms: { version: string }; mandate: { version: string } }
  /** by slug */
  versions: ReadonlyMap<string, { id: number; seats: number }>
}

/** What a customer sends with the form of its order. */
export function orderOf(
  source: CustomerSource,
  { settings, versions }: Offer,
): Omit<PlaceSubscriptionInput, 'draft' | 'newsletters'> {
  const { name, email, company, street, postcode, city, country, plan, iban } = source
  const version = versions.get(plan)
  if (!version) throw new Error(`${email} orders the plan ${plan}, which is not sold`)
  return {
    ...{ planVersionId: version.id, seats: source.seats ?? version.seats, reference: source.reference ?? null },
    ...{ termsVersion: settings.terms.version, startsAtOnce: source.startsAtOnce },
    customer: company
      ? {
          kind: 'company',
          name: company.name,
          kvk: company.kvk ?? null,
          vatId: company.vatId ?? null,
          contact: name,
          email,
        }
      : { kind: 'person', name, email },
    address: { street, postcode, city, country },
    payment: iban
      ? {
          ...{ method: 'direct-debit', iban, holder: company?.name ?? name },
          mandate: { textVersion: settings.mandate.version, agreed: true },
        }
      : { method: 'invoice' },
  }
}

/** A UUID of version 8 (RFC 9562), the same on every machine: the reference of a mandate follows from that of its order. */
export function keyOf(what: string): string {
  const digits = createHash('sha256').update(what).digest('hex').slice(0, 32)
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
