import { dutchClockOf } from '@gevel/contract/dutch-moment'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import type { Question, QuestionField } from '../kit/action/question'
import { accessNames } from './event-words'

type TicketType = ShownEvent['types'][number]

/** Asks for what is set of a kind of ticket; of a new one when there is none yet. */
export function ticketTypeQuestion(type: TicketType | undefined, quotas: ShownEvent['quotas']): Question {
  return {
    title: type ? `Wijzig ${type.name}` : 'Nieuwe kaartsoort',
    text: type
      ? 'Wie al een kaart heeft, houdt zijn prijs en zijn plaats.'
      : 'Zij telt altijd mee voor het hele evenement, en voor de quota die u kiest.',
    confirm: 'Bewaar',
    fields: [...whatFields(type), ...priceFields(type), ...saleFields(type), ...quotaFields(type, quotas)],
  }
}

function whatFields(type: TicketType | undefined): QuestionField[] {
  return [
    { name: 'name', label: 'Naam', kind: 'text', isRequired: true, value: type?.name ?? '' },
    { name: 'description', label: 'Regel eronder', kind: 'text', value: type?.description ?? '' },
    {
      ...{ name: 'access', label: 'Voor wie', isRequired: true, value: type?.access ?? 'everybody' },
      kind: { options: Object.entries(accessNames) },
    },
    {
      ...{ name: 'domains', label: 'Domeinen', kind: 'long-text', value: type?.domains.join('\n') ?? '' },
      hint: 'Alleen voor kaarten van bedrijven, elk op een regel: dekroon.nl.',
    },
  ]
}

function priceFields(type: TicketType | undefined): QuestionField[] {
  return [
    {
      ...{ name: 'priceIncl', label: 'Prijs met btw', kind: 'text', value: euros(type?.priceInclCents) },
      hint: 'Betalen consumenten. Leeg: gratis.',
    },
    {
      ...{ name: 'priceExcl', label: 'Prijs zonder btw', kind: 'text', value: euros(type?.priceExclCents) },
      hint: 'Betalen bedrijven, met btw erbij.',
    },
    {
      ...{ name: 'vatRate', label: 'Btw', value: String(type?.vatRate ?? 2100), isRequired: true },
      ...{ hint: 'Nederlandse btw, ook voor bedrijven uit het buitenland.' },
      kind: {
        options: [
          ['2100', '21 %, zoals van een congres'],
          ['900', '9 %'],
          ['0', '0 %'],
        ],
      },
    },
  ]
}

function saleFields(type: TicketType | undefined): QuestionField[] {
  const moment = (value: string | null | undefined) => (value ? dutchClockOf(new Date(value)) : '')
  return [
    {
      ...{ name: 'opensAt', label: 'Te koop vanaf', kind: 'moment', value: moment(type?.opensAt) },
      hint: 'Leeg: als het evenement.',
    },
    {
      ...{ name: 'closesAt', label: 'Te koop tot', kind: 'moment', value: moment(type?.closesAt) },
      hint: 'Leeg: als het evenement.',
    },
    {
      ...{ name: 'leastPerOrder', label: 'Minstens per inschrijving', kind: 'number', isRequired: true },
      value: String(type?.leastPerOrder ?? 1),
    },
    {
      ...{ name: 'mostPerOrder', label: 'Hoogstens per inschrijving', kind: 'number' },
      ...{ value: String(type?.mostPerOrder ?? ''), hint: 'Leeg: als het evenement.' },
    },
  ]
}

function quotaFields(type: TicketType | undefined, quotas: ShownEvent['quotas']): QuestionField[] {
  return quotas.map(({ id, name, size }) => ({
    ...{ name: `quota-${id}`, label: `Telt mee voor ${name} (${size} plaatsen)`, kind: 'check' },
    value: type?.quotaIds.includes(id) ? 'yes' : '',
  }))
}

function euros(cents: number | undefined): string {
  return cents ? (cents / 100).toFixed(2).replace('.', ',') : ''
}
