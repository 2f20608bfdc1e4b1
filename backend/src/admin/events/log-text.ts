import type { ShownEvent } from '../../features/organiser/setup/show-event'
import { amountText } from '../kit/words/amounts'
import { dayText } from '../kit/words/days'

type Line = Pick<ShownEvent['log'][number], 'kind' | 'reason' | 'data'>

const texts: Readonly<Record<string, (data: Line['data']) => string>> = {
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
  'waiting-offered': ({ name }) => `Plaats aangeboden aan ${name}`,
  'waiting-removed': ({ name }) => `${name} van de wachtlijst`,
  'invitation-declined': ({ name }) => `${name} bedankte voor de uitnodiging`,
  invited: ({ count, name }) => `${count} uitnodigingen voor ${name}`,
  'invitation-withdrawn': ({ name }) => `Uitnodiging van ${name} ingetrokken`,
  mailed: ({ subject, count }) => `Mail ‘${subject}’ aan ${count} deelnemers`,
  told: ({ count }) => `${count} deelnemers op de hoogte`,
  'event-moved': ({ from, to, cancelUntil }) =>
    `Verplaatst van ${from} naar ${to}${cancelUntil ? `, annuleren tot en met ${dayText(String(cancelUntil))}` : ''}`,
  'event-cancelled': () => 'Afgelast',
  registered: () => 'Ingeschreven',
  added: () => 'Toegevoegd',
  changed: () => 'Gegevens gewijzigd',
  'handed-over': ({ from, to }) => `Overgedragen${from ? ` van ${from}` : ''}${to ? ` aan ${to}` : ''}`,
  'answers-changed': () => 'Antwoorden ingevuld',
  moved: ({ from, to }) => `Verplaatst van ${from} naar ${to}`,
  cancelled: () => 'Geannuleerd',
  refunded: ({ cents, paidOn }) => `Terugbetaald op ${dayText(String(paidOn))}, ${amountText(Number(cents))}`,
}

/** A line of the log of an event or ticket as a sentence; one that this screen does not know yet by its name. */
export function logText({ kind, reason, data }: Line): string {
  const sentence = texts[kind]?.(data) ?? kind
  return reason ? `${sentence}: ${reason}` : sentence
}
