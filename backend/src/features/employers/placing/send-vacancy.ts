import type { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { placedVacancyErrors, type SentVacancy, sentVacancySchema } from '@gevel/contract/own-vacancies'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { ConnectionShare } from '../../../platform/database/connection-share'
import { inTransaction } from '../../../platform/database/transaction'
import { finishDraft, lockDraft } from '../../../platform/drafts/lock-draft'
import { domainError } from '../../../platform/errors/domain-error'
import { defineLimit } from '../../../platform/limits/limit'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { hashOf } from '../../../platform/secrets/secrets'
import { loadVacancySettings } from '../settings'
import { vacancyWizard } from '../vacancy-wizard'
import { placeVacancy } from './place-vacancy'

/** Vacancies that an account sends: each of them mails the editors. */
export const vacancyLimit = defineLimit('placed-vacancies', {
  points: 30,
  minutes: 60,
  reached: 'Met dit account zijn kort na elkaar al veel vacatures geplaatst.',
})

/** Orders wait for each other's numbers. More than these wait here without a connection of the pool. */
const share = new ConnectionShare({ connections: 4, waitMs: 45_000 })

/**
 * `POST /account/vacancies`: sends the vacancy of a draft to the editors, once; a repeat gets the same response.
 * @throws the codes of `placedVacancyErrors` and `draftErrors`, `too-many-requests`
 */
export async function sendVacancy({
  input: { draft, ...placement },
  client,
  session: { account },
}: ReaderRequest<typeof ownVacancyEndpoints.place>): Promise<SentVacancy> {
  const [settings, billing] = await Promise.all([loadVacancySettings(), loadBillingSettings()])
  if (!settings) throw domainError(placedVacancyErrors, 'vacancies/package-off-sale')
  const owner = { keyHash: draft.key === null ? null : hashOf(draft.key), userId: account.id }
  await share.enter()
  return inTransaction(async (trx) => {
    const repeated = await lockDraft(trx, { wizard: vacancyWizard, draft, owner, resultSchema: sentVacancySchema })
    if (repeated) return repeated
    await vacancyLimit.consume(String(account.id), { source: client, account: account.id }, { trx })
    const placing = { placement, idempotencyKey: draft.id, account, address: client.address, settings, billing }
    const sent = await placeVacancy(trx, placing, new Date())
    await finishDraft(trx, draft.id, sent)
    return sent
  }).finally(() => share.leave())
}
