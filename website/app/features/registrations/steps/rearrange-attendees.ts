import type { StepEntries } from '@gevel/contract/drafts'
import type { TicketType, VisitorSale } from '@gevel/contract/event-sales'
import type { TypedSteps } from '../../../forms/wizard/define-step.ts'
import { attendeeField } from './attendee-field.ts'
import { choosableTypes, chosenTickets, countField } from './tickets-step.ts'

/** What the buttons ask: one more attendee, or one less. */
export const MORE = 'meer'
export const lessBy = (index: number) => `weg-${index}`

/** The type of ticket of one more colleague, that of the last one; undefined when there can be no more. */
export function typeOfNext(types: readonly TicketType[], sale: VisitorSale): TicketType | undefined {
  const last = types.at(-1)
  const choosable = choosableTypes(sale).find(({ type }) => type.id === last?.id)
  if (!last || !choosable || types.length >= sale.data.most) return undefined
  return types.filter(({ id }) => id === last.id).length < choosable.most ? last : undefined
}

/**
 * One attendee more at the end, or one less with those after it moved up: the numbers of tickets of the first step, and the entries of the
 * attendees. Nothing changes when that is not possible.
 */
export function rearrangeAttendees(asked: string, typed: TypedSteps, sale: VisitorSale): TypedSteps {
  const { kaarten = {}, bezoekers = {} } = typed
  const { types } = chosenTickets(kaarten, sale.data)
  const next = asked === MORE ? typeOfNext(types, sale) : undefined
  if (next) return { kaarten: withCount(kaarten, next, 1) }
  const index = types.findIndex((_, at) => asked === lessBy(at))
  const gone = types[index]
  if (!gone || types.length === 1) return {}
  return { kaarten: withCount(kaarten, gone, -1), bezoekers: withoutAttendee(bezoekers, index, types.length) }
}

function withCount(kaarten: StepEntries, type: TicketType, difference: 1 | -1): StepEntries {
  const field = countField(type)
  return { ...kaarten, [field]: String(Number(kaarten[field] ?? 0) + difference) }
}

function withoutAttendee(bezoekers: StepEntries, gone: number, count: number): StepEntries {
  const left = Array.from({ length: count }, (_, index) => bezoekers[attendeeField(index)]).toSpliced(gone, 1)
  const entries = left.map((entry, index) => [attendeeField(index), entry] as const)
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) as StepEntries
}
