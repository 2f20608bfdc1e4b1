import type { NewsletterList } from '@gevel/contract/newsletter'
import type { Sender } from '../../../platform/mail/mail-text'
import { loadSender } from '../../../platform/mail/sender'

/** The sender as the head of a newsletter names it: that of the professional edition has its name. */
export function loadNewsletterSender(list: NewsletterList): Promise<Sender> {
  return loadSender(list === 'pro' ? 'pro' : 'general')
}
