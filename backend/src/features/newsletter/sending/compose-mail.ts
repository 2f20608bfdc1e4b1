import type { NewsletterList } from '@gevel/contract/newsletter'
import { tablesOf } from '../../../platform/database/tables-of'
import { environment } from '../../../platform/environment/environment'
import { onDay } from '../../../platform/mail/mail-phrases'
import { defineMailing, type WrittenMail } from '../../../platform/mail/mailing-kind'
import { loadSender } from '../../../platform/mail/sender'
import { newsletterHeaders, newsletterLinks, newsletterLists } from '../../newsletter-lists/newsletter-lists'
import { trackedLinks, type Variant } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import { personaliseHtml, personalisePlain } from '../mail/personal'
import { writeIssue } from '../mail/write-issue'
import { deliveryContentSchema, newsletterKind } from '../stored/edition-of'
import type { IssueRow } from '../stored/issue-row'

/** Mails of issues as they were written for everybody, by issue and subject: what is sent does not change. */
const written = new Map<string, Promise<WrittenMail>>()
const mostWritten = 20

/** The mail of an issue to one person. Whether the issue is paused, and the person still wants it, is asked for each mail. */
export const newsletterMailing = defineMailing(
  newsletterKind,
  deliveryContentSchema,
  async ({ issue: id, list }, { addressId, email, variant }, at) => {
    const issue = await findSending(id, list, addressId)
    if (issue?.state === 'paused') return 'held'
    if (issue?.state !== 'sending' || !issue.confirmed_at) return null
    const mail = await writeOnce(issue, variant === 'second' ? 'second' : 'first')
    const personal = { address: email, since: onDay(issue.confirmed_at), ...newsletterLinks(addressId, list, at) }
    return {
      written: {
        subject: mail.subject,
        html: personaliseHtml(mail.html, personal),
        plain: personalisePlain(mail.plain, personal),
      },
      headers: newsletterHeaders(addressId, list, at),
    }
  },
)

type SendingIssue = Pick<IssueRow, 'id' | 'list' | 'state' | 'started_at'> & { confirmed_at: Date | null }

/** The issue, with when the person confirmed to want its list; that is null when it was withdrawn. */
async function findSending(id: number, list: NewsletterList, addressId: number): Promise<SendingIssue | undefined> {
  return tablesOf(strapi.db.connection)
    .selectFrom('gevel_newsletter_issues as i')
    .leftJoin('gevel_mail_consents as c', (join) =>
      join
        .on('c.address_id', '=', addressId)
        .on('c.topic', '=', '')
        .on('c.withdrawn_at', 'is', null)
        .on('c.list', '=', newsletterLists[list].key),
    )
    .select(['i.id', 'i.list', 'i.state', 'i.started_at', 'c.confirmed_at'])
    .where('i.id', '=', id)
    .executeTakeFirst()
}

function writeOnce({ id }: SendingIssue, variant: Variant): Promise<WrittenMail> {
  const key = `${id} ${variant}`
  const known = written.get(key)
  if (known) return known
  if (written.size >= mostWritten) written.clear()
  const writing = write(id, variant)
  written.set(key, writing)
  // the next mail tries again
  writing.catch(() => written.delete(key))
  return writing
}

async function write(id: number, variant: Variant): Promise<WrittenMail> {
  const tables = tablesOf(strapi.db.connection)
  const issue = await tables
    .selectFrom('gevel_newsletter_issues as i')
    .innerJoin('gevel_newsletter_archive as a', 'a.issue_id', 'i.id')
    .select(['i.list', 'i.subject', 'i.second_subject', 'i.preview', 'i.started_at', 'a.slug', 'a.content'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
  const links = await tables
    .selectFrom('gevel_newsletter_links')
    .select(['code', 'block', 'to'])
    .where('issue_id', '=', id)
    .where('variant', '=', variant)
    .execute()
  return writeIssue({
    issue: { ...issue, subject: (variant === 'second' && issue.second_subject) || issue.subject },
    // stored by ourselves when the issue was started
    blocks: JSON.parse(String(issue.content)) as ShownBlock[],
    sender: await loadSender(),
    linkOf: trackedLinks(new Map(links.map(({ code, block, to }) => [`${block} ${to}`, code]))),
    onSite: new URL(`/nieuwsbrief/${issue.slug}`, environment.SITE_URL).href,
    at: issue.started_at ?? new Date(),
  })
}
