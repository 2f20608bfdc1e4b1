import { countOf } from '../kit/words/amounts'

const texts: Readonly<Record<string, string>> = {
  created: 'Begonnen, gevuld met wat nieuw was',
  changed: 'Gewijzigd: weer een concept',
  submitted: 'Voorgelegd aan een andere redacteur',
  approved: 'Goedgekeurd',
  unscheduled: 'Van de planning gehaald',
  paused: 'Stilgezet',
  resumed: 'Hervat',
  cancelled: 'Gestopt',
  ended: 'Verstuurd',
  empty: 'Niet verstuurd: wat erin stond, staat niet meer op de site',
}

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** A line of the timeline of an issue. @param data of the line, as the backend noted it */
export function logText(kind: string, data: unknown): string {
  const facts = Object(data)
  if (kind === 'scheduled') return facts.at ? `Ingepland voor ${moments.format(new Date(facts.at))}` : 'Ingepland'
  if (kind === 'started')
    return `Begonnen met versturen aan ${countOf(Number(facts.recipients), ['ontvanger', 'ontvangers'])}`
  if (kind === 'chosen') {
    const which = facts.chosen === 'second' ? 'tweede' : 'eerste'
    return `Het ${which} onderwerp gekozen: ${facts.first} tegen ${facts.second} lezers klikten`
  }
  if (kind === 'unknown-again') return `${facts.mails} onbekende mails opnieuw gestuurd`
  if (kind === 'unknown-leave') return `${facts.mails} onbekende mails niet opnieuw gestuurd`
  return texts[kind] ?? kind
}
