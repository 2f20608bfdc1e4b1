import type { EventSale } from '@gevel/contract/event-sales'
import type { Ticket } from '@gevel/contract/own-tickets'
import { companyField, emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm, type FormSchema } from '../../../forms/schema/define-form.ts'
import type { Field } from '../../../forms/schema/fields.ts'
import { choiceFields, slotsOf } from '../steps/attendees-step.ts'

/** Who gets the ticket. */
export const handOverForm = defineForm(
  {
    name: { ...nameField, autocomplete: 'off' },
    email: { ...emailField('E-mailadres', 'email'), autocomplete: 'off' },
    company: { ...companyField, autocomplete: 'off' },
  },
  { name: 'overdragen' },
)

export const cancelForm = defineForm({}, { name: 'annuleren' })

/** The rooms and answers of a ticket, filled in as they are. */
export function changeForm(sale: EventSale, { sessions, answers, can }: Ticket): FormSchema {
  const chosen = new Set(sessions.map(({ id }) => id))
  const values: Record<string, string> = Object.fromEntries([
    ...slotsOf(sale).map(([, ofSlot], index) => [
      `zaal${index}`,
      String(ofSlot.find(({ id }) => chosen.has(id))?.id ?? ''),
    ]),
    ...sale.questions.map(({ id }) => [
      `vraag${id}`,
      answers.find(({ questionId }) => questionId === id)?.answer ?? '',
    ]),
  ])
  const fields = Object.entries(choiceFields(can.answer ? sale : { ...sale, questions: [] }, chosen)).map(
    ([name, field]) => [name, { ...field, value: values[name] ?? '' } as Field],
  )
  return defineForm(Object.fromEntries(fields), { name: 'wijzigen' })
}
