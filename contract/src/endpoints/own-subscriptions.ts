import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maxLength } from '../field-lengths.ts'
import { noContent, noInput } from '../no-content.ts'
import {
  mostPauseMonths,
  ownSubscriptionLineSchema,
  ownSubscriptionSchema,
  planChangePreviewSchema,
} from '../own-subscriptions.ts'
import { checkCompanyNumbers, orderAddressSchema, orderCustomerSchema, orderPaymentSchema } from '../subscriptions.ts'

const wrongMonths = `Kies een pauze van één tot en met ${mostPauseMonths} maanden.`
const wrongSeats = 'Vul een aantal lezers in.'
const changeSchema = z.object({
  planVersionId: z.coerce
    .number({ error: 'Kies een abonnement.' })
    .int('Kies een abonnement.')
    .positive('Kies een abonnement.'),
  seats: z.coerce.number({ error: wrongSeats }).int(wrongSeats).min(1, wrongSeats).max(10_000, wrongSeats),
})
const path = '/account/subscriptions/:number' as const

/** One's subscriptions: those of customers of which the account is the owner or a manager; the response to any other is 404. */
export const ownSubscriptionEndpoints = {
  list: endpoint('GET', '/account/subscriptions', noInput, z.object({ data: z.array(ownSubscriptionLineSchema) })),
  show: endpoint('GET', path, noInput, z.object({ data: ownSubscriptionSchema })),
  previewChange: endpoint('GET', `${path}/change`, changeSchema, z.object({ data: planChangePreviewSchema })),
  change: endpoint(
    'POST',
    `${path}/change`,
    /** what was confirmed to be paid now, with VAT */
    changeSchema.extend({ expectedCents: z.coerce.number().int() }),
    noContent,
  ),
  pause: endpoint(
    'POST',
    `${path}/pause`,
    z.object({
      months: z.coerce
        .number({ error: wrongMonths })
        .int(wrongMonths)
        .min(1, wrongMonths)
        .max(mostPauseMonths, wrongMonths),
    }),
    noContent,
  ),
  endPause: endpoint('DELETE', `${path}/pause`, noInput, noContent),
  cancel: endpoint('POST', `${path}/cancellation`, noInput, noContent),
  revokeCancellation: endpoint('DELETE', `${path}/cancellation`, noInput, noContent),
  changeMandate: endpoint('POST', `${path}/mandate`, orderPaymentSchema.options[0].omit({ method: true }), noContent),
  changeDetails: endpoint(
    'PUT',
    `${path}/details`,
    z
      .object({
        customer: orderCustomerSchema,
        address: orderAddressSchema,
        reference: z
          .string()
          .trim()
          .max(maxLength.reference, `Dit mag hoogstens ${maxLength.reference} tekens zijn.`)
          .nullish()
          .transform((text) => text || null),
      })
      .superRefine(checkCompanyNumbers),
    noContent,
  ),
}
