import { z } from 'zod'
import { cleanLine, visibleLength } from '../clean-text.ts'
import { endpoint } from '../endpoint.ts'
import { maxLength } from '../field-lengths.ts'
import { codeField, emailField, nameField } from '../person-fields.ts'
import { requiredText } from '../required-text.ts'
import { withdrawalReceiptSchema } from '../withdrawals.ts'

const missingOrder = requiredText('Bestelnummer, of wat u bestelde en wanneer,')
const longOrder = `Houd het bij hoogstens ${maxLength.order} tekens.`

/**
 * Withdrawal from an order (BW 6:230oa), for everybody and without a log-in. It is no public form: no bot check may stand between somebody and
 * this right.
 */
export const withdrawalEndpoints = {
  /** stores the statement; `receipt` is the code of its acknowledgement */
  withdraw: endpoint(
    'POST',
    '/public/withdrawals',
    z.object({
      /** the number of the order, or what was ordered and when */
      orderText: z
        .string({ error: missingOrder })
        .max(maxLength.order, longOrder)
        .transform((text) => cleanLine(text.normalize('NFC')).trim())
        .refine((text) => visibleLength(text) > 0, missingOrder),
      name: nameField,
      email: emailField,
      /** created with the form: a repeat with the same key and contents is the same statement */
      idempotencyKey: z.uuid('Herlaad de pagina en bevestig uw herroeping opnieuw.'),
    }),
    z.object({ receipt: z.string() }),
  ),
  /** the order of a link in a mail, to fill in the form; null for a link that is none, or no longer */
  open: endpoint(
    'POST',
    '/public/withdrawals/link',
    z.object({ code: codeField }),
    z.object({ statement: z.object({ orderText: z.string(), name: z.string(), email: z.string() }).nullable() }),
  ),
  /** what was received; null for a code that is none, or no longer */
  receipt: endpoint(
    'POST',
    '/public/withdrawals/receipt',
    z.object({ code: codeField }),
    z.object({ receipt: withdrawalReceiptSchema.nullable() }),
  ),
}
