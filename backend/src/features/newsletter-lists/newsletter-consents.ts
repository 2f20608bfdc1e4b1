import { type NewsletterList, type NewsletterRhythms, newsletterListSchema } from '@gevel/contract/newsletter'
import type { NewsletterPlace } from '@gevel/contract/newsletter-lists'
import { shownWording } from '@gevel/contract/newsletter-wordings'
import { loadRhythms } from '../../content/newsletters/rules'
import type { Transaction } from '../../platform/database/transaction'
import {
  type AskedMail,
  askForMail,
  type Consent,
  confirmConsent,
  type WithdrawalWay,
  withdrawConsents,
} from '../../platform/mailing/consents'
import { newsletterLists } from './newsletter-lists'
import { newslettersOf } from './own-newsletters'

/** The form by which somebody asked for newsletters. */
export interface NewsletterForm {
  place: NewsletterPlace
  /** its path */
  form: string
  wordingVersion: number
  source: AskedMail['source']
}

/** Stores that an address asked for newsletters, with the proof. @param email in lower case */
export async function askForNewsletters(
  trx: Transaction,
  email: string,
  lists: readonly NewsletterList[],
  { place, form, wordingVersion, source }: NewsletterForm,
  at: Date,
): Promise<Consent[]> {
  const [consents, rhythms]: [Consent[], NewsletterRhythms] = [[], await loadRhythms()]
  for (const list of new Set(lists)) {
    const wording = shownWording(list, rhythms[list], place, wordingVersion)
    const asked = { list: newsletterLists[list], topic: '', wording, wordingVersion, form, source }
    consents.push(await askForMail(trx, email, asked, at))
  }
  return consents
}

/** Confirms consents for newsletters; those that were withdrawn stay so, whatever link says otherwise. */
export async function confirmNewsletters(trx: Transaction, consentIds: readonly number[], at: Date): Promise<void> {
  for (const id of consentIds)
    for (const list of Object.values(newsletterLists)) await confirmConsent(trx, list, id, at)
}

interface ChosenNewsletters {
  addressId: number
  email: string
  /** all that the address is to get */
  lists: readonly NewsletterList[]
  /** the form, with how a consent ends that is not among them */
  form: NewsletterForm
  way: WithdrawalWay
}

/**
 * Sets the newsletters of an address whose owner needs no mail to confirm it. What stays keeps the proof it has. Idempotent.
 */
export async function setNewsletters(
  trx: Transaction,
  { addressId, email, lists, form, way }: ChosenNewsletters,
  at: Date,
): Promise<void> {
  const present = new Set((await newslettersOf(trx, addressId)).map(({ list }) => list))
  const added = lists.filter((list) => !present.has(list))
  const asked = await askForNewsletters(trx, email, added, form, at)
  await confirmNewsletters(
    trx,
    asked.map(({ id }) => id),
    at,
  )
  for (const list of newsletterListSchema.options)
    if (!lists.includes(list)) await withdrawConsents(trx, { addressId, list: newsletterLists[list] }, way, at)
}
