import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { centsSchema } from './money/cents.ts'
import { daySchema, momentSchema } from './primitives.ts'

export const runStateSchema = z.enum(['open', 'closed', 'taken-back'])
export const collectionStateSchema = z.enum(['pending', 'collected', 'returned', 'taken-back'])

/** Direct debits that are handed to the bank together, as the desk sees them. */
export const collectionRunSchema = z.object({
  id: z.int().positive(),
  number: z.string(),
  state: runStateSchema,
  collectOn: daySchema,
  collections: z.int(),
  totalCents: centsSchema,
  createdAt: momentSchema,
  closedAt: momentSchema.nullable(),
})
export type CollectionRun = z.infer<typeof collectionRunSchema>

/** Why a run or a collection cannot be changed. */
export const collectionErrors = defineDomainErrors({
  'collection/day': {
    status: 409,
    sentence: 'Op deze dag kan niet worden geïncasseerd. Kies een bankwerkdag na de termijn van de aankondiging.',
  },
  'collection/no-creditor': { status: 409, sentence: 'Vul eerst het incassant-ID in bij Bestellen en betalen.' },
  'collection/nothing-due': { status: 409, sentence: 'Er is op deze dag niets te incasseren.' },
  'collection/not-open': { status: 409, sentence: 'Deze incassorun is al afgesloten of teruggenomen.' },
  'collection/not-collected': {
    status: 409,
    sentence: 'Alleen een incasso van een afgesloten run kan terugkomen, en maar één keer.',
  },
  'collection/not-again': {
    status: 409,
    sentence: 'Deze factuur kan niet opnieuw worden aangeboden. Laad de pagina opnieuw.',
  },
})
