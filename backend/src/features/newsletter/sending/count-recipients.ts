import type { NewsletterList } from '@gevel/contract/newsletter'
import type { Knex } from 'knex'
import { countReachable } from '../../../platform/mailing/editions'
import { newsletterLists } from '../../newsletter-lists/newsletter-lists'

/** How many people would get an issue of a list now. */
export function countRecipients(knex: Knex, list: NewsletterList): Promise<number> {
  return countReachable(knex, newsletterLists[list])
}
