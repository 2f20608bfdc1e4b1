import { z } from 'zod'
import { ticketNumberSchema } from '../contact.ts'
import { endpoint, publicFormEndpoint, uploadEndpoint } from '../endpoint.ts'
import { maxLength } from '../field-lengths.ts'
import { messageField } from '../message-field.ts'
import { codeField, emailField, nameField } from '../person-fields.ts'
import { requiredText } from '../required-text.ts'
import { tipFiles } from '../tip-files.ts'

const idempotencyKey = z.uuid('Herlaad de pagina en verstuur het bericht opnieuw.')

/** The number of the stored message, the same for a repeat; `confirm` when the sender has to confirm the address. */
const storedSchema = z.object({ number: ticketNumberSchema, confirm: z.boolean() })

/** Messages of visitors. A logged-in reader sends them with the bearer token. */
export const contactEndpoints = {
  ask: publicFormEndpoint(
    '/public/contact/questions',
    z.object({
      subject: z
        .string({ error: requiredText('Onderwerp') })
        .min(1, requiredText('Onderwerp'))
        .max(200),
      name: nameField,
      email: emailField,
      reference: z
        .string()
        .max(maxLength.reference)
        .transform((text) => text.trim() || null)
        .nullish()
        .transform((text) => text ?? null),
      message: messageField(requiredText('Uw bericht'), maxLength.letter),
      /** created with the form: a repeat with the same key is the same message */
      idempotencyKey,
    }),
    storedSchema,
  ),
  tip: uploadEndpoint(
    '/public/contact/tips',
    z.object({
      /** null for a tip that nobody can trace */
      sender: z.object({ name: nameField, email: emailField }).nullable(),
      message: messageField(requiredText('Wat er aan de hand is'), maxLength.letter),
      idempotencyKey,
    }),
    storedSchema,
    tipFiles,
  ),
  /** confirms the address of a message by the code of its mail; a repeat changes nothing */
  confirm: endpoint(
    'POST',
    '/public/contact/confirmation',
    z.object({ code: codeField }),
    z.object({ number: ticketNumberSchema }),
  ),
}
