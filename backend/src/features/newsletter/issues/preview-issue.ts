import { newsletterListSchema } from '@gevel/contract/newsletter'
import { z } from 'zod'
import { environment } from '../../../platform/environment/environment'
import { addressSchema } from '../../../platform/mail/fields'
import { onDay } from '../../../platform/mail/mail-phrases'
import type { WrittenMail } from '../../../platform/mail/mailing-kind'
import { plainLink } from '../content/newsletter-links'
import { resolveBlocks } from '../content/resolve-blocks'
import { loadNewsletterSender } from '../mail/newsletter-sender'
import { personalise } from '../mail/personal'
import { writeIssue } from '../mail/write-issue'
import { issueInput } from './issue-input'

export const previewInput = issueInput
  .pick({ subject: true, preview: true, blocks: true })
  .extend({ list: newsletterListSchema })
export const testInput = previewInput.extend({
  to: addressSchema.or(z.literal('')).refine((to) => to !== '', 'Vul een mailadres in.'),
  idempotencyKey: z.uuid(),
})

/** Writes an issue that is being composed, as the person of this address would get it; its links to change that lead to the page about newsletters. */
export async function writePreview(
  { list, subject, preview, blocks }: z.output<typeof previewInput>,
  address: string,
  at: Date,
): Promise<WrittenMail> {
  const issue = { list, subject, preview }
  const sender = await loadNewsletterSender(list)
  const mail = writeIssue({
    issue,
    blocks: await resolveBlocks(blocks, at),
    sender,
    linkOf: plainLink,
    onSite: null,
    at,
  })
  const page = new URL('/nieuwsbrief', environment.SITE_URL).href
  return personalise(mail, { address, since: onDay(at), preferences: page, unsubscribe: page })
}
