import { newsletterListSchema } from '@gevel/contract/newsletter'
import { z } from 'zod'
import type { Edition } from '../../../platform/mailing/editions'

/** The name of the mails of issues among the kinds of mail to many people. */
export const newsletterKind = 'newsletter'

/** The mails of an issue among all mails to lists. */
export function editionOf(issueId: number): Edition {
  return { kind: { name: newsletterKind }, edition: String(issueId) }
}

/** What the mail of an issue to one person stores. */
export const deliveryContentSchema = z.object({ issue: z.int().positive(), list: newsletterListSchema })
export type DeliveryContent = z.infer<typeof deliveryContentSchema>
