import type { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { href } from '@gevel/contract/hrefs'
import type { NewsletterList } from '@gevel/contract/newsletter'
import { newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import type { Client } from '../../platform/http/client'
import type { RouteRequest } from '../../platform/http/route'
import { mailboxOf } from '../../platform/limits/mailbox'
import { queueMail } from '../../platform/mail/queue-mail'
import { findMailAddress } from '../../platform/mailing/addresses'
import { confirmationMailLimit } from '../../platform/mailing/confirmation-limit'
import { confirmationHours, consentsCode, preferencesLink } from '../../platform/mailing/mailing-links'
import { sessionOfBearer } from '../../platform/readers/sessions'
import { askForNewsletters, confirmNewsletters, type NewsletterForm } from './newsletter-consents'
import { confirmNewsletterMail, newsletterPreferencesMail } from './newsletter-list-mails'
import { newslettersOf } from './own-newsletters'

/**
 * `POST /public/newsletter`: stores that an address asked for newsletters, and mails it the link to confirm that. The address of the
 * logged-in reader is confirmed already. The response does not say whether the address had them before.
 * @throws `too-many-requests`
 */
export async function subscribe({ input, client, bearer }: RouteRequest<typeof newsletterListEndpoints.subscribe>) {
  const { email, lists, place, form, wordingVersion } = input
  const isOwn = (await sessionOfBearer(bearer))?.account.email === email
  const at = new Date()
  return inTransaction(async (trx) => {
    const asked = { place, form, wordingVersion, source: isOwn ? ('account' as const) : ('form' as const) }
    if (!isOwn) {
      await askByMail(trx, { email, lists, form: asked, client }, at)
      return { confirm: true }
    }
    const consents = await askForNewsletters(trx, email, lists, asked, at)
    const ids = consents.map(({ id }) => id)
    await confirmNewsletters(trx, ids, at)
    return { confirm: false }
  })
}

interface AskedByMail {
  email: string
  lists: readonly NewsletterList[]
  form: NewsletterForm
  client: Client
}

/**
 * Stores what an address asked for, and queues the mail with the link that confirms it; of an address that has all of it the link to its
 * preferences.
 * @throws `too-many-requests` when its mailbox had enough of such mails today
 */
async function askByMail(trx: Transaction, { email, lists, form, client }: AskedByMail, at: Date): Promise<void> {
  await confirmationMailLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
  await askAndMail(trx, { email, lists, form }, at)
}

/** Stores what somebody asked for beside an order, and mails the link that confirms it. An order never fails for it. */
export async function askWithOrder(
  trx: Transaction,
  email: string,
  lists: readonly NewsletterList[],
  at: Date,
): Promise<void> {
  if (lists.length === 0 || !(await confirmationMailLimit.take(mailboxOf(email)))) return
  const form = {
    ...{ place: 'order' as const, form: href('/abonneren'), source: 'order' as const },
    wordingVersion: newsletterWordingVersion,
  }
  await askAndMail(trx, { email, lists, form }, at)
}

async function askAndMail(
  trx: Transaction,
  { email, lists, form }: Omit<AskedByMail, 'client'>,
  at: Date,
): Promise<void> {
  const consents = await askForNewsletters(trx, email, lists, form, at)
  const open = consents.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => id)
  const [first] = consents
  if (open.length === 0 && first) {
    await queueMail(newsletterPreferencesMail, email, { link: preferencesLink(first.addressId, null, at) })
    return
  }
  const link = new URL(href('/nieuwsbrief/bevestigen'), environment.SITE_URL)
  link.searchParams.set('code', consentsCode(open, at))
  await queueMail(confirmNewsletterMail, email, {
    lists: [...new Set(lists)],
    link: link.href,
    hoursValid: confirmationHours,
  })
}

/**
 * `POST /public/newsletter/link`: mails an address that gets newsletters the link to its preferences, and other addresses nothing.
 * @throws `too-many-requests`
 */
export async function mailLink({
  input: { email },
  client,
}: RouteRequest<typeof newsletterListEndpoints.mailLink>): Promise<null> {
  const at = new Date()
  return inTransaction(async (trx) => {
    const addressId = await findMailAddress(trx, email)
    // counted for every address, so that the limit does not tell which ones have newsletters
    await confirmationMailLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
    if (addressId !== undefined && (await newslettersOf(trx, addressId)).length > 0)
      await queueMail(newsletterPreferencesMail, email, { link: preferencesLink(addressId, null, at) })
    return null
  })
}
