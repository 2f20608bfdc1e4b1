import type { MailPreferences, newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { href } from '@gevel/contract/hrefs'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction } from '../../platform/database/transaction'
import { accountError } from '../../platform/errors/account-errors'
import type { RouteRequest } from '../../platform/http/route'
import { codeLimit } from '../../platform/mail-codes/mail-codes'
import { findMailAddress, lockMailAddress } from '../../platform/mailing/addresses'
import { withdrawConsents } from '../../platform/mailing/consents'
import type { MailList } from '../../platform/mailing/mail-list'
import { readConsentsCode, readUnsubscribeCode, unsubscribeCode } from '../../platform/mailing/mailing-links'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { confirmNewsletters, setNewsletters } from './newsletter-consents'
import { newsletterOfKey } from './newsletter-lists'
import { askedNewsletters, newslettersOf } from './own-newsletters'

/** `GET /public/newsletter/confirmation`: what the button of the page confirms. */
export async function showAsked({ input: { code } }: RouteRequest<typeof newsletterListEndpoints.showAsked>) {
  const ids = readConsentsCode(code, new Date())
  const asked = ids ? await askedNewsletters(strapi.db.connection, ids) : null
  return { asked: asked && { email: asked.email, lists: asked.lists } }
}

/**
 * `POST /public/newsletter/confirmation`: starts newsletters. A repeat changes nothing.
 * @throws `invalid-action-code` for a link that is too old, or of newsletters that were ended
 */
export async function confirmAsked({ input, client }: RouteRequest<typeof newsletterListEndpoints.confirm>) {
  await codeLimit.consume(client.address, { source: client })
  const at = new Date()
  const ids = readConsentsCode(input.code, at)
  const asked = ids
    ? await inTransaction(async (trx) => {
        await confirmNewsletters(trx, ids, at)
        return askedNewsletters(trx, ids)
      })
    : null
  if (!asked) {
    const message = 'Deze link werkt niet meer. Meld u zich op de pagina Nieuwsbrief opnieuw aan.'
    throw accountError('invalid-action-code', message, { reason: 'unknown' })
  }
  await codeLimit.refund(client.address)
  const { addressId, email, lists } = asked
  return { email, lists, code: unsubscribeCode(addressId, null, at) }
}

/** `GET /public/newsletter/by-link` */
export async function showByLink({ input: { code } }: RouteRequest<typeof newsletterListEndpoints.showByLink>) {
  return { preferences: await preferencesOf(strapi.db.connection, readUnsubscribeCode(code)) }
}

/** `POST /public/newsletter/by-link`: whoever reads the mail of an address needs no further mail to choose. */
export async function changeByLink({ input }: RouteRequest<typeof newsletterListEndpoints.changeByLink>) {
  const link = readUnsubscribeCode(input.code)
  return inTransaction(async (trx) => {
    const present = await preferencesOf(trx, link)
    if (!link || !present) return { preferences: null }
    const form = {
      ...{ place: 'preferences' as const, form: href('/nieuwsbrief/voorkeuren'), source: 'form' as const },
      wordingVersion: input.wordingVersion,
    }
    const chosen = { addressId: link.addressId, email: present.email, lists: input.lists, form, way: 'link' as const }
    await setNewsletters(trx, chosen, new Date())
    return { preferences: await preferencesOf(trx, link) }
  })
}

/** `POST /public/newsletter/by-link/end`: ends the list of a link, or all lists. A repeat, and a code of nobody, change nothing. */
export async function endByLink({ input }: RouteRequest<typeof newsletterListEndpoints.endByLink>) {
  const link = readUnsubscribeCode(input.code)
  if (!link) return { preferences: null }
  const { addressId, list } = link
  return inTransaction(async (trx) => {
    const ended = input.scope === 'list' && list ? { addressId, list } : { addressId }
    await withdrawConsents(trx, ended, input.oneClick ? 'one-click' : 'link', new Date())
    return { preferences: await preferencesOf(trx, link) }
  })
}

/** What an address gets; null for one that was forgotten, or a link of nobody. */
async function preferencesOf(
  knex: Knex,
  link: { addressId: number; list: MailList | null } | undefined,
): Promise<MailPreferences | null> {
  if (!link) return null
  const address = await tablesOf(knex)
    .selectFrom('gevel_mail_addresses')
    .select('email')
    .where('id', '=', link.addressId)
    .executeTakeFirst()
  if (!address?.email) return null
  const list = (link.list && newsletterOfKey(link.list.key)) ?? null
  return { email: address.email, list, consents: await newslettersOf(knex, link.addressId) }
}

/** `GET /account/newsletter`: what the address of the account gets, whoever asked for it: it was confirmed. */
export async function listOwnNewsletters({ session }: ReaderRequest) {
  const addressId = await findMailAddress(strapi.db.connection, session.account.email)
  const consents = addressId === undefined ? [] : await newslettersOf(strapi.db.connection, addressId)
  return { lists: consents.map(({ list }) => list) }
}

/** `PUT /account/newsletter` */
export async function changeOwnNewsletters({
  input: { lists, wordingVersion },
  session,
}: ReaderRequest<typeof newsletterListEndpoints.changeOwn>): Promise<null> {
  const { email } = session.account
  const form = { place: 'account' as const, form: href('/account'), source: 'account' as const, wordingVersion }
  return inTransaction(async (trx) => {
    const { id: addressId } = await lockMailAddress(trx, email)
    await setNewsletters(trx, { addressId, email, lists, form, way: 'account' }, new Date())
    return null
  })
}
