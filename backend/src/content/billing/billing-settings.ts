import type { Party } from '@gevel/contract/ledger'
import type { RichText } from '@gevel/contract/rich-text'
import { type AddressRow, address } from '../parts/address'
import { richText } from '../rich-text/rich-text'

/** A coming issue of the magazine. */
interface ComingIssue {
  name: string
  /** Dutch day */
  publishedOn: string
}

/** What orders, invoices and direct debits need of the publisher. */
export interface BillingSettings {
  /** of the site, on documents */
  brand: string
  /** of the publisher, as in the colophon */
  name: string
  address: ReturnType<typeof address>
  /** of the subscription service; replies to mails about orders go there */
  email: string
  kvk: string
  vatId: string
  /** in the electronic format: upper case without spaces */
  iban: string
  /** null when nothing can be collected by direct debit */
  creditorId: string | null
  /** of an invoice, in days */
  paymentDays: number
  /** how long before a direct debit the customer hears of it, in days */
  noticeDays: number
  /** how long somebody reads on after an invoice was due or a direct debit came back, in days */
  graceDays: number
  /** after how many days a direct debit that failed for lack of money is tried once more */
  retryDays: number
  /** where printed magazines are delivered: ISO 3166-1 alpha-2 */
  countries: string[]
  terms: VersionedText<RichText>
  mandate: VersionedText<string>
  /** by day */
  issues: ComingIssue[]
}

/** A text that customers agree to; the version is the day on which it takes effect. */
interface VersionedText<Text> {
  version: string
  text: Text
}

interface SettingsRow {
  email: string
  kvk: string
  vatId: string
  iban: string
  creditorId: string | null
  paymentDays: number
  noticeDays: number
  graceDays: number
  retryDays: number
  countries: string
  termsVersion: string
  termsText: unknown
  mandateVersion: string
  mandateText: string
  issues: ComingIssue[]
}

interface PublisherRow {
  general: { name: string }
  publisherName: string
  publisherAddress: AddressRow
}

/** The settings for orders and invoices; null before an editor has filled them in, when nothing can be ordered. */
export async function loadBillingSettings(): Promise<BillingSettings | null> {
  const [row, publisher] = await Promise.all([loadRow(), loadPublisher()])
  if (!row || !publisher) return null
  return {
    brand: publisher.general.name,
    name: publisher.publisherName,
    address: address(publisher.publisherAddress),
    email: row.email,
    kvk: row.kvk,
    vatId: withoutSpaces(row.vatId),
    iban: withoutSpaces(row.iban),
    creditorId: row.creditorId ? withoutSpaces(row.creditorId) : null,
    paymentDays: row.paymentDays,
    noticeDays: row.noticeDays,
    graceDays: row.graceDays,
    retryDays: row.retryDays,
    countries: row.countries.toUpperCase().match(/[A-Z]{2}/g) ?? [],
    terms: { version: row.termsVersion, text: richText(row.termsText) },
    mandate: { version: row.mandateVersion, text: row.mandateText },
    issues: row.issues
      .map(({ name, publishedOn }) => ({ name, publishedOn }))
      .toSorted((one, other) => one.publishedOn.localeCompare(other.publishedOn)),
  }
}

function loadRow(): Promise<SettingsRow | null> {
  return strapi.db.query('api::billing-setting.billing-setting').findOne({ populate: { issues: true } })
}

function loadPublisher(): Promise<PublisherRow | null> {
  return strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ populate: { general: true, publisherAddress: true } })
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** The publisher as the seller of an invoice. */
export function sellerOf(settings: BillingSettings): Party {
  const { name, address, kvk, vatId, iban, creditorId, email } = settings
  return {
    ...{ name, kvk, vatId, iban, creditorId, email, country: 'NL' },
    ...{ street: address.street ?? '', postcode: address.postcode ?? '', city: address.city ?? '' },
  }
}
