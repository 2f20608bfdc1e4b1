import type { EventSale, TicketType } from '@gevel/contract/event-sales'
import type { AttendeeInput } from '@gevel/contract/registrations'
import { registrationErrors } from '@gevel/contract/registrations'
import { domainError } from '../../../platform/errors/domain-error'
import type { FoundEntry } from './find-entry'

/** Who registers: whether the account reads as a subscriber, and the offer or invitation. */
interface Registering {
  isSubscriber: boolean
  entry: FoundEntry | null
}

/** An attendee with the type of ticket. */
export interface CheckedAttendee extends AttendeeInput {
  type: TicketType
}

/**
 * Checks what visitors chose against what the event sells, apart from whether there is still place.
 * @throws the codes of `registrationErrors`
 */
export function checkAttendees(
  sale: EventSale,
  attendees: readonly AttendeeInput[],
  { isSubscriber, entry }: Registering,
): CheckedAttendee[] {
  const reject = (code: keyof typeof registrationErrors) => domainError(registrationErrors, code)
  // an event that only invites sells nothing to others: the state of its types says whether they are on sale
  const ended = entry ? ['cancelled', 'over'] : ['soon', 'closed', 'cancelled', 'over']
  if (ended.includes(sale.state)) throw reject('events/closed')
  if (attendees.length > sale.most) throw reject('events/count')
  const checked = attendees.map((attendee) => {
    const type = sale.types.find(({ id }) => id === attendee.typeId)
    if (!type || type.state === 'soon' || type.state === 'closed') throw reject('events/closed')
    if (!isAllowed(type, attendee, { isSubscriber, entry })) throw reject('events/not-allowed')
    checkSessions(sale, attendee)
    return { ...attendee, type, answers: checkAnswers(sale, attendee) }
  })
  for (const type of new Set(checked.map((one) => one.type))) {
    const count = checked.filter((one) => one.type === type).length
    const least = entry?.typeId === type.id ? 1 : type.least
    if (count < least || count > type.most) throw reject('events/count')
  }
  if (entry && checked.length > entry.places) throw reject('events/count')
  return checked
}

/** Whether somebody may have a ticket of a type. */
function isAllowed(type: TicketType, { email }: AttendeeInput, { isSubscriber, entry }: Registering): boolean {
  if (entry && entry.typeId !== type.id) return false
  if (type.access === 'subscriber') return isSubscriber
  if (type.access === 'invitation') return entry?.invitationId !== undefined
  return type.access === 'everybody' || type.domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** @throws `events/session` for one of another event, or two at the same time */
export function checkSessions({ sessions }: EventSale, chosen: Pick<AttendeeInput, 'sessions'>): void {
  const found = chosen.sessions.map((id) => sessions.find((session) => session.id === id))
  const starts = found.map((session) => session && `${session.day} ${session.start}`)
  if (starts.includes(undefined) || new Set(starts).size !== starts.length)
    throw domainError(registrationErrors, 'events/session')
}

/**
 * The answers that say something.
 * @throws `events/question` for a missing one, or a choice that there is not
 */
export function checkAnswers(
  { questions }: EventSale,
  { answers }: Pick<AttendeeInput, 'answers'>,
): AttendeeInput['answers'] {
  const given = answers.filter(({ answer }) => answer !== '')
  const isRight = questions.every(({ id, kind, choices, isRequired }) => {
    const answer = given.find(({ questionId }) => questionId === id)?.answer
    if (answer === undefined) return !isRequired
    return kind === 'text' || choices.includes(answer)
  })
  const areKnown = given.every(({ questionId }) => questions.some(({ id }) => id === questionId))
  const areOnce = new Set(given.map(({ questionId }) => questionId)).size === given.length
  if (!isRight || !areKnown || !areOnce) throw domainError(registrationErrors, 'events/question')
  return given
}
