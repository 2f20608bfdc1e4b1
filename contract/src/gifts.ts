import { z } from 'zod'
import { articleSchema } from './articles.ts'
import { defineDomainErrors } from './domain-errors.ts'
import { daySchema, momentSchema } from './primitives.ts'
import { articleRefSchema } from './references.ts'

/** How many articles a subscriber gives in a calendar month, in the Netherlands. One that is revoked counts too. */
export const giftsAMonth = 10

/** How many days the link of a gift opens its article, beside the day on which it was made. */
export const giftDays = 30

/** A link by which anybody reads one article for a while, as its giver sees it. */
export const giftSchema = z.object({
  id: z.int().positive(),
  /** the code of the link; null when it opens nothing any more */
  code: z.string().nullable(),
  /** null while it is not published */
  article: articleRefSchema.nullable(),
  givenAt: momentSchema,
  /** the last day on which it opens the article */
  validUntil: daySchema,
  revokedAt: momentSchema.nullable(),
  /** how many browsers opened it */
  opened: z.int().nonnegative(),
})
export type Gift = z.infer<typeof giftSchema>

/** The gifts of an account, newest first, and how many more it may give this month. */
export const giftsSchema = z.object({ left: z.int().nonnegative(), gifts: z.array(giftSchema) })
export type Gifts = z.infer<typeof giftsSchema>

/** What a link opens: the whole article, from whom it is, and the last day. */
export const openedGiftSchema = z.object({ article: articleSchema, giver: z.string(), validUntil: daySchema })
export type OpenedGift = z.infer<typeof openedGiftSchema>

/** Why an article cannot be given, or a gift not be opened. */
export const giftErrors = defineDomainErrors({
  'gifts/none-left': {
    status: 409,
    sentence: `U hebt deze maand al ${giftsAMonth} artikelen cadeau gegeven. Op de eerste van de volgende maand kunt u er weer ${giftsAMonth} geven.`,
  },
  'gifts/not-subscriber': { status: 403, sentence: 'Een artikel dat u met een abonnement leest, kunt u cadeau geven.' },
  'gifts/for-everybody': { status: 409, sentence: 'Dit artikel leest iedereen al. Deel gewoon de link.' },
  'gifts/unknown': { status: 404, sentence: 'Deze cadeaulink kennen wij niet.' },
  'gifts/expired': { status: 410, sentence: 'Deze cadeaulink is verlopen.' },
  'gifts/revoked': { status: 410, sentence: 'Deze cadeaulink is ingetrokken.' },
})
