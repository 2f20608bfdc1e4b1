import type { followedMailEndpoints } from '@gevel/contract/endpoints/followed-mail'
import { followedWordings } from '@gevel/contract/followed-mail'
import { inTransaction } from '../../platform/database/transaction'
import { fieldError } from '../../platform/errors/field-error'
import { lockMailAddress } from '../../platform/mailing/addresses'
import { askForMail, confirmConsent, withdrawConsents } from '../../platform/mailing/consents'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { followedList, rhythmOf } from './followed-list'

/** `GET /account/followed/mail` */
export async function showFollowedMail({ session }: ReaderRequest) {
  return { rhythm: await rhythmOf(strapi.db.connection, session.account.email) }
}

/**
 * `PUT /account/followed/mail`: the address of an account is confirmed, so that it needs no mail to confirm it. Another rhythm is another
 * consent. Idempotent.
 * @throws ValidationError for a form whose text is not known
 */
export async function setFollowedMail({ input, session }: ReaderRequest<typeof followedMailEndpoints.set>) {
  const { rhythm, wordingVersion } = input
  const wording = followedWordings[wordingVersion]
  if (wording === undefined)
    throw fieldError([{ path: ['rhythm'], message: 'Herlaad de pagina en verstuur het formulier opnieuw.' }])
  const [{ email }, at] = [session.account, new Date()]
  await inTransaction(async (trx) => {
    const { id: addressId } = await lockMailAddress(trx, email)
    if ((await rhythmOf(trx, email)) === rhythm) return
    await withdrawConsents(trx, { addressId, list: followedList }, 'account', at)
    if (rhythm === 'never') return
    const asked = {
      list: followedList,
      topic: rhythm,
      wording,
      wordingVersion,
      form: '/account',
      source: 'account' as const,
    }
    const { id } = await askForMail(trx, email, asked, at)
    await confirmConsent(trx, followedList, id, at)
  })
  return { rhythm }
}
