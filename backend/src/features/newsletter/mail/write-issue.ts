import { newsletterNames } from '@gevel/contract/newsletter'
import type { Sender } from '../../../platform/mail/mail-text'
import type { WrittenMail } from '../../../platform/mail/mailing-kind'
import type { LinkOf } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import type { IssueRow } from '../stored/issue-row'
import { type MailLinks, markedLinks } from './personal'
import { renderNewsletterHtml } from './render-html'
import { renderNewsletterText } from './render-plain'

/** Gmail shows the first 102 kB of a mail. */
export const largestMailBytes = 95_000

interface Writing {
  issue: Pick<IssueRow, 'list' | 'subject' | 'preview'>
  blocks: readonly ShownBlock[]
  sender: Sender
  linkOf: LinkOf
  /** URL of the issue in the archive */
  onSite: string | null
  at: Date
}

/** Writes an issue for everybody; `personalise` makes it the mail of one. */
export function writeIssue({ issue, blocks, sender, linkOf, onSite, at }: Writing): WrittenMail {
  const { subject, preview, list } = issue
  const mail = { subject, preview, blocks, list, at }
  const links: MailLinks = markedLinks(sender.brand, newsletterNames[list], onSite)
  return {
    subject,
    html: renderNewsletterHtml(mail, sender, linkOf, links),
    plain: renderNewsletterText(mail, sender, linkOf, links),
  }
}
