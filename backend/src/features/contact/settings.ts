import { type Contact, contactSchema, weekdaySchema } from '@gevel/contract/contact'
import { type AddressRow, address } from '../../content/parts/address'

interface SettingsRow {
  intro: string | null
  subjects: { label: string; email: string; hint: string | null; reference: string | null }[]
  tipEmail: string | null
  phones: Labelled[]
  hours: { firstDay: string; lastDay: string; opens: string | null; closes: string | null }[]
  closedDays: { day: string; reason: string }[]
  numbers: Labelled[]
  directions: Labelled[]
  plan: unknown
}

interface Labelled {
  label: string
  value: string
}

interface PublisherRow {
  publisherName: string
  publisherAddress: AddressRow
}

/** The only subject of a site whose editors have not set any. */
const anything = { label: 'Vraag of opmerking', hint: null, reference: null }

/** `GET /public/contact`: what the contact page shows; null before an editor has filled in the publisher. */
export async function showContact(): Promise<{ data: Contact } | null> {
  const [settings, publisher] = await Promise.all([loadSettings(), loadPublisher()])
  if (!publisher) return null
  const subjects = settings?.subjects ?? []
  return {
    data: {
      intro: settings?.intro || null,
      subjects: subjects.length > 0 ? subjects.map(publicSubject) : [anything],
      phones: (settings?.phones ?? []).map(labelled),
      hours: (settings?.hours ?? []).map(({ firstDay, lastDay, opens, closes }) => ({
        firstDay: dayNumber(firstDay),
        lastDay: dayNumber(lastDay),
        opens: clockTime(opens),
        closes: clockTime(closes),
      })),
      closedDays: (settings?.closedDays ?? []).map(({ day, reason }) => ({ day, reason })),
      company: {
        name: publisher.publisherName,
        address: address(publisher.publisherAddress),
        numbers: (settings?.numbers ?? []).map(labelled),
      },
      directions: (settings?.directions ?? []).map(labelled),
      plan: contactSchema.shape.plan.parse(settings?.plan ?? null),
    },
  }
}

/**
 * The address that messages about a subject go to; null when no address is known.
 * @returns undefined for a subject that can no longer be chosen
 */
export async function addresseeOf(subject: string): Promise<string | null | undefined> {
  const [settings, publisher] = await Promise.all([loadSettings(), loadPublisher()])
  const subjects = settings?.subjects ?? []
  if (subjects.length > 0) return subjects.find(({ label }) => label === subject)?.email
  return subject === anything.label ? (publisher?.publisherAddress.email ?? null) : undefined
}

/** The address that hears of tips; null when no address is known. */
export async function tipAddressee(): Promise<string | null> {
  const [settings, publisher] = await Promise.all([loadSettings(), loadPublisher()])
  return settings?.tipEmail || publisher?.publisherAddress.email || null
}

function loadSettings(): Promise<SettingsRow | null> {
  const repeatable = ['subjects', 'phones', 'hours', 'closedDays', 'numbers', 'directions']
  return strapi.db
    .query('api::contact-setting.contact-setting')
    .findOne({ populate: Object.fromEntries(repeatable.map((name) => [name, true])) })
}

function loadPublisher(): Promise<PublisherRow | null> {
  return strapi.db.query('api::site-setting.site-setting').findOne({ populate: { publisherAddress: true } })
}

function publicSubject({ label, hint, reference }: SettingsRow['subjects'][number]) {
  return { label, hint: hint || null, reference: reference || null }
}

function labelled({ label, value }: Labelled): Labelled {
  return { label, value }
}

function dayNumber(day: string): number {
  return weekdaySchema.options.findIndex((weekday) => weekday === day) + 1
}

/** `08:30:00.000` of the database as `08:30`. */
function clockTime(time: string | null): string | null {
  return time ? time.slice(0, 5) : null
}
