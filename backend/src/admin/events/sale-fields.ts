import { dutchClockOf } from '@gevel/contract/dutch-moment'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import type { QuestionField } from '../kit/action/question'

type Sale = Pick<
  ShownEvent,
  'opensAt' | 'closesAt' | 'changeUntil' | 'cancelUntil' | 'mostPerOrder' | 'fewPlaces' | 'hasWaitingList' | 'replyTo'
>

/** The fields of the sale of an event, with what they begin with. */
export function saleFields(sale: Sale | undefined): QuestionField[] {
  const moment = (value: string | undefined) => (value ? dutchClockOf(new Date(value)) : '')
  return [
    { name: 'opensAt', label: 'Opent', kind: 'moment', isRequired: true, value: moment(sale?.opensAt) },
    { name: 'closesAt', label: 'Sluit', kind: 'moment', isRequired: true, value: moment(sale?.closesAt) },
    {
      ...{ name: 'changeUntil', label: 'Wijzigen tot en met', kind: 'day', isRequired: true },
      ...{ value: sale?.changeUntil ?? '', hint: 'Een kaart overdragen kan tot het begin.' },
    },
    {
      ...{ name: 'cancelUntil', label: 'Annuleren tot en met', kind: 'day', isRequired: true },
      ...{ value: sale?.cancelUntil ?? '', hint: 'Daarna annuleert alleen u.' },
    },
    {
      ...{ name: 'mostPerOrder', label: 'Hoogstens per inschrijving', kind: 'number', isRequired: true },
      ...{ value: String(sale?.mostPerOrder ?? 11), hint: 'Kaarten, die van de aanmelder inbegrepen.' },
    },
    {
      ...{ name: 'fewPlaces', label: 'Laatste plaatsen vanaf', kind: 'number', isRequired: true },
      ...{ value: String(sale?.fewPlaces ?? 25), hint: 'Vanaf zo weinig noemt de pagina het aantal.' },
    },
    {
      ...{ name: 'hasWaitingList', label: 'Met een wachtlijst als het vol is', kind: 'check' },
      value: (sale?.hasWaitingList ?? true) ? 'yes' : '',
    },
    {
      ...{ name: 'replyTo', label: 'Antwoorden gaan naar', kind: 'text', value: sale?.replyTo ?? '' },
      hint: 'Een mailadres; leeg: dat van de uitgever.',
    },
  ]
}
