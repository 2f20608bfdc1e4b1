import type { EventSale, TicketType, VisitorSale } from '@gevel/contract/event-sales'
import { defineForm, type FormSchema } from '../../../forms/schema/define-form.ts'
import type { Field } from '../../../forms/schema/fields.ts'
import { defineStep } from '../../../forms/wizard/define-step.ts'
import { cancelText, priceText, whyNot } from '../sale-words.ts'

const NAME = 'kaarten'

/** A ticket type that this visitor can choose, and how many of it at most. */
export interface Choosable {
  type: TicketType
  most: number
}

/** The types that a visitor can choose: of an offer or an invitation only its own. */
export function choosableTypes({ data, isSubscriber, entry }: VisitorSale): Choosable[] {
  if (entry)
    return data.types
      .filter(({ id }) => id === entry.typeId)
      .map((type) => ({ type, most: Math.min(entry.places, type.most) }))
  return data.types
    .filter((type) => type.access !== 'invitation' && whyNot(type, isSubscriber) === undefined)
    .map((type) => ({ type, most: Math.min(type.most, data.most, type.left) }))
}

/**
 * Whether a visitor can begin to register. With an offer or an invitation that is so too where all else is taken, or where nothing is
 * sold to others.
 */
export function canBegin(sale: VisitorSale): boolean {
  if (sale.data.state === 'cancelled' || sale.data.state === 'over') return false
  return choosableTypes(sale).some(({ type: { state } }) => state !== 'soon' && state !== 'closed')
}

/** The field with the number of tickets of a type. */
export const countField = ({ id }: Pick<TicketType, 'id'>) => `kaart${id}`

/** The number of tickets of each type, and who pays: the form of the page that begins, and the first step. */
export function ticketsForm(sale: VisitorSale, code: string | null): FormSchema {
  const types = choosableTypes(sale)
  const isOnly = types.length === 1
  const fields: Record<string, Field> = Object.fromEntries(
    types.map(({ type, most }) => [
      countField(type),
      {
        type: 'number',
        label: `${type.name}: ${priceText(type)}`,
        ...(hintOf(type) && { hint: hintOf(type) }),
        ...{ min: 0, max: most, step: 1, value: isOnly || type.id === sale.entry?.typeId ? 1 : 0 },
        validation: `required|number|between:0,${most}`,
      },
    ]),
  )
  if (types.some(({ type }) => type.priceExclCents > 0))
    fields.payer = {
      type: 'radio',
      label: 'Wie betaalt',
      validation: 'required',
      value: 'company',
      options: [
        { value: 'company', label: 'Een bedrijf', hint: 'Prijzen zonder btw, factuur op naam van het bedrijf' },
        { value: 'person', label: 'Een particulier', hint: 'Prijzen met btw' },
      ],
    }
  // of the offer or the invitation, kept with the draft
  fields.code = { type: 'hidden', value: code ?? '', maxLength: 200 }
  return defineForm(fields, { name: NAME })
}

function hintOf({ description, least, state, left }: TicketType): string | undefined {
  const parts = [
    description,
    least > 1 && `Ten minste ${least} kaarten`,
    state === 'few' && (left === 1 ? 'Nog 1 plaats' : `Nog ${left} plaatsen`),
  ]
  return parts.filter(Boolean).join('. ') || undefined
}

/** Values of forms whose fields depend on the event. */
type Values = Readonly<Record<string, unknown>>

function countOf(values: Values, type: Pick<TicketType, 'id'>): number {
  return Number(values[countField(type)] ?? 0) || 0
}

export interface ChosenTickets {
  /** one for each ticket, in the order of the types */
  types: TicketType[]
  payer: 'company' | 'person'
  code: string | null
}

/** What was chosen, of the types that there are now. */
export function chosenTickets(values: Values, { types }: Pick<EventSale, 'types'>): ChosenTickets {
  return {
    types: types.flatMap((type) => Array<TicketType>(countOf(values, type)).fill(type)),
    payer: values.payer === 'person' ? 'person' : 'company',
    code: typeof values.code === 'string' && values.code !== '' ? values.code : null,
  }
}

/**
 * The sale with the tickets that were chosen still to be had. The later steps ask for their attendees and payer: what is typed there is
 * stored by it, also when the places went to others or the invitation was withdrawn meanwhile, which the next page says.
 * @param typed of the first step
 */
export function withChosenTickets(sale: VisitorSale, typed: Values = {}): VisitorSale {
  const types = sale.data.types.map((type): TicketType => {
    const count = countOf(typed, type)
    if (count === 0) return type
    const access = type.access === 'domain' ? type.access : 'everybody'
    return { ...type, access, state: 'open', left: Math.max(type.left, count), most: Math.max(type.most, count) }
  })
  const { entry } = sale
  const places = countOf(typed, { id: entry?.typeId ?? 0 })
  return {
    ...sale,
    data: { ...sale.data, types },
    entry: entry && { ...entry, places: Math.max(entry.places, places) },
  }
}

/** The chosen types that this visitor cannot choose any more: they were taken off sale, or went to others. */
export function goneTypes(sale: VisitorSale, typed: Values = {}): TicketType[] {
  const ids = choosableTypes(sale).map(({ type }) => type.id)
  return sale.data.types.filter((type) => !ids.includes(type.id) && countOf(typed, type) > 0)
}

/** @param gone chosen types that there are no fields for: without another choice their attendees would come along unasked */
export function ticketsStep(sale: VisitorSale, code: string | null, gone: readonly TicketType[] = []) {
  const { data, entry } = sale
  return defineStep<FormSchema>({
    name: NAME,
    title: 'Kaarten',
    question: 'Welke kaarten wilt u?',
    intro: cancelText(data),
    form: () => ticketsForm(sale, code),
    check: (values) => {
      const { types } = chosenTickets(values, data)
      const [first] = choosableTypes(sale)
      if (first && gone[0])
        return { [countField(first.type)]: `${gone[0].name} kunt u niet meer kiezen. Kies een andere kaart.` }
      if (types.length === 0 && first) return { [countField(first.type)]: 'Kies ten minste een kaart.' }
      if (types.length === 0) return { code: 'Er is nu geen kaart die u kunt kiezen.' }
      if (types.length > data.most && first)
        return { [countField(first.type)]: `In een keer kunt u hoogstens ${data.most} kaarten nemen.` }
      const tooFew = data.types.find(({ id, least }) => {
        const count = types.filter((type) => type.id === id).length
        return !entry && count > 0 && count < least
      })
      return tooFew ? { [countField(tooFew)]: `Van deze kaart neemt u er ten minste ${tooFew.least}.` } : {}
    },
    summary: (values) => {
      const { types } = chosenTickets(values, data)
      return [...new Set(types)].map((type) => ({
        label: `${types.filter((one) => one === type).length} × ${type.name}`,
        value: priceText(type),
      }))
    },
  })
}
