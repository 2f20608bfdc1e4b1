import { formatCents } from '@gevel/contract/money/format'
import type { TimelineEntry } from '../../features/desk/timeline'
import { longDayText } from '../kit/words/days'

type Tone = 'plain' | 'note' | 'good' | 'bad'

/** The beginning of the sentence of an event, by its subject and kind; the facts of the event follow it. */
const words: Readonly<Record<string, Readonly<Record<string, readonly [text: string, tone?: Tone]>>>> = {
  customer: {
    created: ['Klant aangemaakt'],
    changed: ['Gegevens gewijzigd'],
    reminded: ['Herinnering gestuurd', 'bad'],
    disputed: ['Geschil gemeld', 'bad'],
    'dispute-settled': ['Geschil opgelost', 'good'],
    anonymised: ['Gegevens verwijderd'],
    'colleague-invited': ['Collega uitgenodigd'],
    'colleague-invited-again': ['Collega opnieuw uitgenodigd'],
    'colleague-invitation-withdrawn': ['Uitnodiging van collega ingetrokken'],
    'colleague-accepted': ['Uitnodiging door collega aanvaard', 'good'],
    'colleague-declined': ['Uitnodiging door collega afgewezen'],
    'colleague-removed': ['Collega verwijderd'],
    'colleague-role': ['Rol van collega gewijzigd'],
  },
  order: {
    placed: ['Bestelling geplaatst'],
    fulfilled: ['Bestelling geleverd', 'good'],
    cancelled: ['Bestelling geannuleerd', 'bad'],
    withdrawn: ['Bestelling herroepen', 'bad'],
  },
  invoice: {
    issued: ['Factuur gemaakt'],
    settled: ['Factuur voldaan', 'good'],
    reopened: ['Factuur weer open', 'bad'],
    credited: ['Creditnota gemaakt', 'note'],
    collecting: ['In een incassorun'],
    'collection-taken-back': ['Uit de incassorun genomen', 'bad'],
    returned: ['Incasso teruggekomen', 'bad'],
    'retry-planned': ['Incasso wordt opnieuw aangeboden'],
  },
  payment: {
    received: ['Betaling ontvangen', 'good'],
    refunded: ['Terugbetaald'],
    returned: ['Incasso teruggekomen', 'bad'],
  },
  subscription: {
    placed: ['Abonnement besteld'],
    pending: ['Abonnement besteld'],
    active: ['Abonnement loopt', 'good'],
    overdue: ['Abonnement achterstallig', 'bad'],
    paused: ['Abonnement gepauzeerd'],
    cancelled: ['Abonnement opgezegd', 'bad'],
    ended: ['Abonnement beëindigd', 'bad'],
    withdrawn: ['Abonnement herroepen', 'bad'],
    note: ['Notitie', 'note'],
    extended: ['Verlengd zonder kosten', 'note'],
    given: ['Gratis abonnement gegeven', 'note'],
    'place-given': ['Gratis plaats gegeven', 'note'],
    'pause-set': ['Pauze afgesproken'],
    'pause-withdrawn': ['Pauze teruggedraaid'],
    'mandate-changed': ['Andere machtiging'],
    'first-issue': ['Dag van het eerste magazine bekend'],
    changed: ['Plan of plaatsen gewijzigd'],
    'price-announced': ['Nieuwe prijs aangekondigd', 'note'],
    'seat-invited': ['Uitnodiging verstuurd'],
    'seat-invited-again': ['Uitnodiging opnieuw verstuurd'],
    'seat-invitation-withdrawn': ['Uitnodiging ingetrokken'],
    'seat-accepted': ['Uitnodiging aanvaard', 'good'],
    'seat-declined': ['Uitnodiging afgewezen'],
    'seat-taken-back': ['Plaats van lezer teruggenomen'],
    'seat-role': ['Rol van lezer gewijzigd'],
  },
  mail: {
    sent: ['Mail verstuurd'],
    rejected: ['Mail geweigerd door de mailserver', 'bad'],
    bounced: ['Mail teruggekomen', 'bad'],
  },
  mandate: { signed: ['Machtiging gegeven'], revoked: ['Machtiging ingetrokken', 'bad'] },
}

/** An event of a kind that has no words of its own. */
const others: Readonly<Record<string, string>> = {
  customer: 'Klant gewijzigd',
  order: 'Bestelling gewijzigd',
  invoice: 'Factuur gewijzigd',
  payment: 'Betaling gewijzigd',
  subscription: 'Abonnement gewijzigd',
  mandate: 'Machtiging gewijzigd',
}

/** An event as a sentence: `Factuur gemaakt: F2026-000123, € 56,68`, and its reason on the next line. */
export function eventText({
  subject,
  kind,
  reason,
  data,
}: Pick<TimelineEntry, 'subject' | 'kind' | 'reason' | 'data'>) {
  const text = words[subject]?.[kind]?.[0] ?? others[subject] ?? 'Gewijzigd'
  if (kind === 'note' && reason) return `${text}: ${reason}`
  const facts = factsOf(data)
  const sentence = facts.length > 0 ? `${text}: ${facts.join(', ')}` : text
  return reason ? `${sentence}\n${reason}` : sentence
}

export function eventTone({ subject, kind }: Pick<TimelineEntry, 'subject' | 'kind'>): Tone {
  return words[subject]?.[kind]?.[1] ?? 'plain'
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** What an event stores beside its kind, in the order in which it is read. */
function factsOf(data: TimelineEntry['data']): string[] {
  const { title, number, reference, email, run, totalCents, cents, from, until, lastDay, retryOn } = data
  const retry = dayOf(retryOn)
  return [
    ...[
      title,
      number,
      reference,
      email,
      run,
      amount(totalCents),
      amount(cents),
      range(from, until),
      range(undefined, lastDay),
    ],
    retry && `opnieuw op ${retry}`,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
}

function amount(value: unknown): string | undefined {
  return typeof value === 'number' ? formatCents(value) : undefined
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && day.test(value) ? longDayText(value) : undefined
}

function range(from: unknown, until: unknown): string | undefined {
  const [first, last] = [dayOf(from), dayOf(until)]
  if (first && last) return `${first} tot en met ${last}`
  return last ? `tot en met ${last}` : first
}
