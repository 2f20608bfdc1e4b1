import { applicationErrors, applicationWizard } from '@gevel/contract/applications'
import type { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { href } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { applicationsAddress, loadVacancy } from '../../content/vacancies/show-vacancy'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { findDraftOwner } from '../../platform/drafts/draft-owner'
import { finishDraft, lockDraft } from '../../platform/drafts/lock-draft'
import { environment } from '../../platform/environment/environment'
import { domainError } from '../../platform/errors/domain-error'
import { idOf } from '../../platform/http/parameters'
import type { RouteRequest } from '../../platform/http/route'
import { defineLimit } from '../../platform/limits/limit'
import { mailboxOf } from '../../platform/limits/mailbox'
import { queueMail } from '../../platform/mail/queue-mail'
import { lockAccount } from '../../platform/readers/account'
import { applicationLink } from './application-links'
import { appliedMail, receivedMail } from './application-mails'
import { storeApplication } from './store-application'

/** Applications that name one mailbox: each of them mails it, whoever sends it. */
export const applicationLimit = defineLimit('applications', {
  points: 10,
  minutes: 60,
  reached: 'Met dit mailadres is kort na elkaar al vaak gesolliciteerd.',
})

const resultSchema = z.object({ isSent: z.literal(true) })

/**
 * `POST /public/vacancies/:id/applications`: stores an application with the CV of its draft, and mails both sides. All of it, or
 * nothing.
 * @throws `applications/closed`, `applications/elsewhere`, a ValidationError at `cv` without one, the errors of drafts,
 * `too-many-requests`
 */
export async function apply({ input, params, client, bearer }: RouteRequest<typeof applicationEndpoints.apply>) {
  const { draft, email } = input
  const owner = await findDraftOwner(draft.key, bearer)
  const vacancy = await loadVacancy(idOf(params.id) ?? 0)
  const at = new Date()
  return inTransaction(async (trx) => {
    const repeat = await lockDraft(trx, { wizard: applicationWizard, draft, owner, resultSchema })
    if (repeat) return repeat
    if (!vacancy || new Date(vacancy.closesAt) <= at) throw domainError(applicationErrors, 'applications/closed')
    const address = applicationsAddress(vacancy)
    if (address === null) throw domainError(applicationErrors, 'applications/elsewhere')
    await applicationLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
    const userId = await lockAccount(trx, owner.userId ?? undefined)
    const id = await storeApplication(trx, { application: input, vacancyId: vacancy.publicId, userId, at })
    const { title, company } = vacancy
    const link = (await pageOfOwner(trx, vacancy.publicId)) ?? applicationLink('employer', id, at)
    await queueMail(receivedMail, address, { name: vacancy.contact?.name ?? '', title, link })
    const employer = (company?.name ?? vacancy.employerName) || null
    await queueMail(appliedMail, email, {
      ...{ name: input.name, title, employer, link: applicationLink('applicant', id, at) },
    })
    const result = { isSent: true } as const
    await finishDraft(trx, draft.id, result)
    return result
  })
}

/** The page where the customer that placed a vacancy reads its applications; undefined for a vacancy that editors made. */
async function pageOfOwner(trx: Transaction, publicId: number): Promise<string | undefined> {
  const placed = await tablesOf(trx)
    .selectFrom('gevel_vacancies')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return placed && new URL(href('/vacatures/mijn/:id/sollicitaties', { id: placed.id }), environment.SITE_URL).href
}
