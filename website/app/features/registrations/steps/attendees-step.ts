import type { EventQuestion, EventSale, EventSession, TicketType, VisitorSale } from '@gevel/contract/event-sales'
import { answerDays } from '@gevel/contract/registration-times'
import { companyField, emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm, type FormSchema } from '../../../forms/schema/define-form.ts'
import type { Field, Fields } from '../../../forms/schema/fields.ts'
import type { Answers } from '../../../forms/wizard/answers.ts'
import { defineStep } from '../../../forms/wizard/define-step.ts'
import { roomWithTime } from '../event-line.ts'
import { attendeeField } from './attendee-field.ts'
import { rearrangeAttendees } from './rearrange-attendees.ts'
import { chosenTickets, ticketsForm } from './tickets-step.ts'

const NAME = 'bezoekers'

/** Sessions that are at the same time, of which an attendee chooses one. */
export function slotsOf({ sessions }: Pick<EventSale, 'sessions'>): [string, EventSession[]][] {
  return [...Map.groupBy(sessions, ({ day, start }) => `${day} ${start}`)]
}

/** The fields of sessions and questions, which a ticket can change later too. */
export function choiceFields(sale: EventSale, chosen: ReadonlySet<number> = new Set()): Record<string, Field> {
  const slots = slotsOf(sale).map(([, sessions], index) => [`zaal${index}`, slotField(sessions, chosen)] as const)
  const questions = sale.questions.map((question) => [`vraag${question.id}`, questionField(question)] as const)
  return Object.fromEntries<Field>([...slots, ...questions])
}

/** A room that is full is left out, unless it is one's own already. */
function slotField(sessions: readonly EventSession[], chosen: ReadonlySet<number>): Field {
  const isFree = ({ id, left }: EventSession) => left === null || left > 0 || chosen.has(id)
  const full = sessions.filter((session) => !isFree(session)).map(({ room }) => room)
  return {
    type: 'radio',
    label: `Om ${sessions[0]?.start.replace(':', '.')} uur`,
    ...(full.length > 0 && { hint: `Vol: ${full.join(', ')}` }),
    value: '',
    options: [
      ...sessions.filter(isFree).map(({ id, room, title, left, size }) => ({
        ...{ value: String(id), label: `${room}: ${title}` },
        hint: left === null ? 'Ruim plaats' : `Nog ${left} van ${size} plaatsen`,
      })),
      { value: '', label: 'Nog geen keuze', hint: 'U kiest later, zolang er plaats is' },
    ],
  }
}

function questionField({ kind, label, help, choices, isRequired }: EventQuestion): Field {
  const hint = [help, kind === 'diet' && `${answerDays} dagen na afloop wissen wij dit.`].filter(Boolean).join(' ')
  const shared = { label, ...(hint && { hint }), ...(isRequired && { validation: 'required' }) }
  if (kind === 'text') return { type: 'text', maxLength: 500, ...shared }
  return { type: 'select', nothing: 'Geen', options: choices.map((value) => ({ value, label: value })), ...shared }
}

/** The fields of one attendee. */
function attendeeFields(sale: EventSale, index: number): Fields {
  const by = index === 0
  return {
    name: by ? nameField : { ...nameField, autocomplete: 'off' },
    email: { ...emailField('E-mailadres', 'email'), ...(!by && { autocomplete: 'off' }) },
    company: by ? companyField : { ...companyField, autocomplete: 'off' },
    ...choiceFields(sale),
  }
}

/** A group of fields for each ticket. */
export function attendeesForm(sale: EventSale, types: readonly TicketType[]): FormSchema {
  return defineForm(
    Object.fromEntries(
      types.map((type, index) => [
        attendeeField(index),
        {
          type: 'group',
          label: `${index + 1}. ${index === 0 ? 'Uzelf' : 'Collega'}, ${type.name}`,
          fields: attendeeFields(sale, index),
        },
      ]),
    ),
    { name: NAME },
  )
}

type Values = Readonly<Record<string, unknown>>

/** The sessions of the values of `choiceFields`. */
export function chosenSessions(values: Values, sale: EventSale): number[] {
  return slotsOf(sale)
    .map((_, index) => Number(values[`zaal${index}`]))
    .filter((id) => id > 0)
}

/** The answers of the values of `choiceFields`. */
export function givenAnswers(values: Values, { questions }: Pick<EventSale, 'questions'>) {
  return questions
    .map(({ id }) => ({ questionId: id, answer: String(values[`vraag${id}`] ?? '').trim() }))
    .filter(({ answer }) => answer !== '')
}

export interface Attendee {
  typeId: number
  typeName: string
  name: string
  email: string
  company: string | null
  sessions: number[]
  answers: { questionId: number; answer: string }[]
}

/** The attendees of a registration, one for each ticket. */
export function attendeesOf(values: Values, sale: EventSale, types: readonly TicketType[]): Attendee[] {
  return types.map((type, index) => {
    const own = Object(values[attendeeField(index)])
    return {
      ...{ typeId: type.id, typeName: type.name, name: String(own.name ?? ''), email: String(own.email ?? '') },
      company: String(own.company ?? '').trim() || null,
      ...{ sessions: chosenSessions(own, sale), answers: givenAnswers(own, sale) },
    }
  })
}

/** The tickets that were chosen in the first step. */
export function ticketsOfAnswers(answers: Answers, sale: VisitorSale) {
  return chosenTickets(answers.find(ticketsForm(sale, null)) ?? {}, sale.data)
}

export function attendeesStep(sale: VisitorSale) {
  const { data } = sale
  return defineStep<FormSchema>({
    name: NAME,
    title: 'Wie komen er',
    question: 'Wie komen er?',
    intro: 'Ieder krijgt een eigen kaart per mail, met een QR-code voor de deur.',
    form: (answers) => attendeesForm(data, ticketsOfAnswers(answers, sale).types),
    check: (values, answers) => {
      const { types } = ticketsOfAnswers(answers, sale)
      const problems = types.map((type, index): [string, string] | undefined => {
        const email = String(Object(values[attendeeField(index)]).email ?? '').toLowerCase()
        const isAllowed = type.access !== 'domain' || type.domains.includes(email.slice(email.lastIndexOf('@') + 1))
        if (isAllowed) return undefined
        return [`${attendeeField(index)}.email`, `Deze kaart is voor adressen van ${type.domains.join(' of ')}.`]
      })
      return Object.fromEntries(problems.filter((problem) => problem !== undefined))
    },
    rearrange: (asked, typed) => rearrangeAttendees(asked, typed, sale),
    summary: (values, answers) => {
      const { types } = ticketsOfAnswers(answers, sale)
      return attendeesOf(values, data, types).map(({ name, email, company, typeName, sessions }) => ({
        label: typeName,
        value: [name, company].filter(Boolean).join(', '),
        detail: [email, ...data.sessions.filter(({ id }) => sessions.includes(id)).map(roomWithTime)].join(', '),
      }))
    },
  })
}
