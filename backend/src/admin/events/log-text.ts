import type { ShownEvent } from '../../features/organiser/setup/show-event'
import type { HappeningKind } from '../../features/registrations/stored/record-in-log'
import { amountText } from '../kit/words/amounts'
import { dayText } from '../kit/words/days'

type Line = Pick<ShownEvent['log'][number], 'kind' | 'reason' | 'data'>

type Sentence = (data: Line['data']) => string

/** Names are deleted some time after the event. */
const person = (name: unknown) => (typeof name === 'string' ? name : 'een bezoeker')

const texts: Readonly<Record<HappeningKind, Sentence>> = {
  opened: ({ places }) => `Inschrijving ingesteld, ${places} plaatsen`,
  'sale-changed': () => 'Verkoop gewijzigd',
  'type-added': ({ name }) => `Kaartsoort ${name} gemaakt`,
  'type-changed': ({ name }) => `Kaartsoort ${name} gewijzigd`,
  'type-withdrawn': ({ name }) => `Kaartsoort ${name} uit de verkoop`,
  'type-on-sale': ({ name }) => `Kaartsoort ${name} weer te koop`,
  'quota-added': ({ name, to }) => `Quotum ${name} gemaakt, ${to} plaatsen`,
  'quota-changed': ({ name, from, to }) => `Quotum ${name} van ${from} naar ${to} plaatsen`,
  'quota-removed': ({ name }) => `Quotum ${name} verwijderd`,
  'session-added': ({ name, room }) => `Sessie ${name} in ${room} gemaakt`,
  'session-changed': ({ name, to }) => `Sessie ${name} gewijzigd, ${to ?? 'onbeperkt'} plaatsen`,
  'session-removed': ({ name }) => `Sessie ${name} verwijderd`,
  'question-added': ({ name }) => `Vraag ‘${name}’ gemaakt`,
  'question-changed': ({ name }) => `Vraag ‘${name}’ gewijzigd`,
  'question-withdrawn': ({ name }) => `Vraag ‘${name}’ wordt niet meer gesteld`,
  'question-asked': ({ name }) => `Vraag ‘${name}’ wordt weer gesteld`,
  waiting: () => 'Iemand kwam op de wachtlijst',
  'waiting-left': () => 'Iemand ging van de wachtlijst',
  'waiting-passed': () => 'Iemand sloeg een aangeboden plaats af',
  'offer-expired': () => 'Een aangeboden plaats verliep',
  offered: ({ name }) => `Plaats aangeboden aan ${person(name)}`,
  'waiting-removed': ({ name }) => `Van de wachtlijst gehaald: ${person(name)}`,
  'invitation-declined': ({ name }) => `Uitnodiging afgeslagen door ${person(name)}`,
  invited: ({ count, name }) => `${count} uitnodigingen voor ${name}`,
  'invitation-withdrawn': ({ name }) => `Uitnodiging ingetrokken: ${person(name)}`,
  mailed: ({ subject, count }) => `Mail ‘${subject}’ aan ${count} deelnemers`,
  'event-moved': ({ from, to, cancelUntil }) =>
    `Verplaatst van ${from} naar ${to}${cancelUntil ? `, annuleren tot en met ${dayText(String(cancelUntil))}` : ''}`,
  'event-cancelled': () => 'Afgelast',
  registered: () => 'Ingeschreven',
  added: () => 'Toegevoegd',
  changed: () => 'Gegevens gewijzigd',
  'handed-over': ({ to }) => `Overgedragen${to ? ` aan ${to}` : ''}`,
  'answers-changed': () => 'Antwoorden ingevuld',
  moved: ({ from, to }) => `Verplaatst van ${from} naar ${to}`,
  cancelled: () => 'Geannuleerd',
  refunded: ({ cents, paidOn }) => `Terugbetaald op ${dayText(String(paidOn))}, ${amountText(Number(cents))}`,
}

/** A line of the log of an event or ticket as a sentence; one that this screen does not know yet by its name. */
export function logText({ kind, reason, data }: Line): string {
  const known: Readonly<Partial<Record<string, Sentence>>> = texts
  const sentence = known[kind]?.(data) ?? kind
  return reason ? `${sentence}: ${reason}` : sentence
}
