import { z } from 'zod'
import { companyField, emailField, nameField } from './person-fields.ts'

/** The answer of an attendee to a question of the event. */
export const answerSchema = z.object({
  questionId: z.int().positive(),
  answer: z.string().trim().max(500, 'Dit mag hoogstens 500 tekens zijn.'),
})

/** Who comes. */
export const attendeeFields = { name: nameField, email: emailField, company: companyField }
