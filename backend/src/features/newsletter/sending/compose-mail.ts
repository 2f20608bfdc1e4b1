import type { NewsletterList } from '@gevel/contract/newsletter'
import { shareStatements } from '../../../platform/database/share-statements'
import { tablesOf } from '../../../platform/database/tables-of'
import { environment } from '../../../platform/environment/environment'
import { onDay } from '../../../platform/mail/mail-phrases'
import type { MailToMany } from '../../../platform/mail/mail-to-many'
import { defineMailing } from '../../../platform/mail/mailing-kind'
import { newsletterHeaders, newsletterLinks, newsletterLists } from '../../newsletter-lists/newsletter-lists'
import { trackedLinks, type Variant } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import { loadNewsletterSender } from '../mail/newsletter-sender'
import { personalMarks, personalTexts } from '../mail/personal'
import { writeIssue } from '../mail/write-issue'
import { deliveryContentSchema, newsletterKind } from '../stored/edition-of'
import type { IssueRow } from '../stored/issue-row'

/** Mails of issues as they were written for everybody, by issue and subject: what is sent does not change. */
const written = new Map<string, Promise<MailToMany>>()
const mostWritten = 20

/** The mail of an issue to one person. Whether the issue is paused, and the person still wants it, is asked for each mail. */
export const newsletterMailing = defineMailing(
  newsletterKind,
  deliveryContentSchema,
  async ({ issue: id, list }, { addressId, email, variant }, at) => {
    const issue = await findSending({ id, list, addressId })
    if (issue?.state === 'paused') return 'held'
    if (issue?.state !== 'sending' || !issue.confirmed_at) return null
    const mail = await writeOnce(issue, variant === 'second' ? 'second' : 'first')
    const personal = { address: email, since: onDay(issue.confirmed_at), ...newsletterLinks(addressId, list, at) }
    return { mail, texts: personalTexts(personal), headers: newsletterHeaders(addressId, list, at) }
  },
)

type SendingIssue = Pick<IssueRow, 'id' | 'list' | 'state' | 'started_at'> & { confirmed_at: Date | null }

/** The issue, with when the person confirmed to want its list; that is null when it was withdrawn. Asked for mails that are sent together. */
const findSending = shareStatements(
  async (mails: readonly { id: number; list: NewsletterList; addressId: number }[]) => {
    const tables = tablesOf(strapi.db.connection)
    const ids = [...new Set(mails.map(({ id }) => id))]
    const issues = await tables
      .selectFrom('gevel_newsletter_issues')
      .select(['id', 'list', 'state', 'started_at'])
      .where('id', 'in', ids)
      .execute()
    const consents = await tables
      .selectFrom('gevel_mail_consents')
      .select(['address_id', 'list', 'confirmed_at'])
      .where(
        'address_id',
        'in',
        mails.map(({ addressId }) => addressId),
      )
      .where('topic', '=', '')
      .where('withdrawn_at', 'is', null)
      .execute()
    const issueById = new Map(issues.map((issue) => [issue.id, issue]))
    const confirmedAt = new Map(
      consents.map((consent) => [`${consent.address_id} ${consent.list}`, consent.confirmed_at]),
    )
    return mails.map(({ id, list, addressId }): SendingIssue | undefined => {
      const issue = issueById.get(id)
      return issue && { ...issue, confirmed_at: confirmedAt.get(`${addressId} ${newsletterLists[list].key}`) ?? null }
    })
  },
)

function writeOnce({ id }: SendingIssue, variant: Variant): Promise<MailToMany> {
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

async function write(id: number, variant: Variant): Promise<MailToMany> {
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
  const mail = writeIssue({
    issue: { ...issue, subject: (variant === 'second' && issue.second_subject) || issue.subject },
    // stored by ourselves when the issue was started
    blocks: JSON.parse(String(issue.content)) as ShownBlock[],
    sender: await loadNewsletterSender(issue.list),
    linkOf: trackedLinks(new Map(links.map(({ code, block, to }) => [`${block} ${to}`, code]))),
    onSite: new URL(`/nieuwsbrief/${issue.slug}`, environment.SITE_URL).href,
    at: issue.started_at ?? new Date(),
  })
  return { ...mail, marks: personalMarks }
}
