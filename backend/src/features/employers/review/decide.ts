import { dutchDay } from '@gevel/contract/dutch-day'
import { placedVacancyErrors } from '@gevel/contract/own-vacancies'
import { requiredText } from '@gevel/contract/required-text'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { recordEvent } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { orderStates } from '../../../ledger/orders/order-states'
import { writeDay } from '../../../ledger/papers/days'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { Cause } from '../../editor-actions/perform'
import { lockVacancy } from '../life/lock-vacancy'
import type { PlacedVacancy } from '../life/placed-vacancy'
import { publishVacancy } from '../life/publish'
import { publishRevision } from '../life/publish-revision'
import { vacancyStates } from '../life/vacancy-states'
import { removeLogo } from '../logos/placed-logo'
import { ownVacancyLink } from '../mails/links'
import { mailPlacer } from '../mails/mail-placer'
import { changesAskedMail, vacancyPlannedMail, vacancyRejectedMail } from '../mails/placing-mails'
import { loadVacancySettings, type VacancySettings } from '../settings'

export const approvalInput = z.object({
  /** of what the editor read: another text that came in meanwhile is not approved unread */
  version: z.int(),
  /** the company page that the vacancy belongs to; null for an employer without one */
  companyDocumentId: z.string().max(40).nullish(),
})
export const reasonInput = z.object({
  version: z.int(),
  reason: z
    .string({ error: requiredText('Een reden') })
    .trim()
    .min(2, requiredText('Een reden'))
    .max(2000, 'Houd het bij hoogstens 2.000 tekens.'),
})

/**
 * Approves a vacancy: it is online at once, or from the day that its employer chose. Of one online the changed text replaces that of its page.
 * @returns its title; undefined when there is none
 * @throws `vacancies/not-possible`, `vacancies/changed`
 */
export async function approve(
  trx: Transaction,
  id: number,
  { version, companyDocumentId = null }: z.infer<typeof approvalInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const [settings, vacancy] = [await requireSettings(), await lockVacancy(trx, id)]
  if (!vacancy) return undefined
  checkVersion(vacancy, version)
  const connected = { ...vacancy, company_document_id: companyDocumentId }
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ company_document_id: companyDocumentId, changed_at: at })
    .where('id', '=', id)
    .execute()
  if (vacancy.revision_state === 'submitted') await publishRevision(trx, connected, { settings, actor, at })
  else if (vacancy.state !== 'submitted') throw domainError(placedVacancyErrors, 'vacancies/not-possible')
  else if (vacancy.starts_on !== null && vacancy.starts_on > dutchDay(at))
    await plan(trx, connected, settings, { actor, at })
  else await publishVacancy(trx, connected, { settings, actor, at })
  return vacancy.title
}

async function plan(trx: Transaction, vacancy: PlacedVacancy, settings: VacancySettings, cause: Cause): Promise<void> {
  const { id, title, starts_on: startsOn } = vacancy
  await transition(trx, vacancyStates, id, 'planned', cause)
  await mailPlacer(trx, vacancy, {
    ...{ template: vacancyPlannedMail, replyTo: settings.email },
    props: { title, from: writeDay(startsOn ?? dutchDay(cause.at)), link: ownVacancyLink(id) },
  })
}

/** Asks the employer for another text; one that is online stays so with its text. */
export async function askForChanges(
  trx: Transaction,
  id: number,
  { version, reason }: z.infer<typeof reasonInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const [settings, vacancy] = [await requireSettings(), await lockVacancy(trx, id)]
  if (!vacancy) return undefined
  checkVersion(vacancy, version)
  const { customer_id: customerId, title } = vacancy
  const isRevision = vacancy.revision_state === 'submitted'
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ request: reason, ...(isRevision && { revision_state: 'changes' }) })
    .where('id', '=', id)
    .execute()
  if (isRevision)
    await recordEvent(trx, {
      ...{ customerId, subject: 'vacancy', subjectId: id, kind: 'revision-changes', reason, actor, at },
    })
  else await transition(trx, vacancyStates, id, 'changes', { actor, reason, at })
  await mailPlacer(trx, vacancy, {
    ...{ template: changesAskedMail, replyTo: settings.email },
    props: { title, request: reason, link: ownVacancyLink(id) },
  })
  return title
}

/** Rejects a vacancy, whose order is cancelled; of one online only the changed text. */
export async function reject(
  trx: Transaction,
  id: number,
  { version, reason }: z.infer<typeof reasonInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const [settings, vacancy] = [await requireSettings(), await lockVacancy(trx, id)]
  if (!vacancy) return undefined
  checkVersion(vacancy, version)
  const { customer_id: customerId, title, order_id: orderId } = vacancy
  const isRevision = vacancy.revision_state === 'submitted'
  const rejected = isRevision ? { revision: null, revision_state: null } : { ended_at: at }
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ ...rejected, request: reason })
    .where('id', '=', id)
    .execute()
  if (isRevision)
    await recordEvent(trx, {
      ...{ customerId, subject: 'vacancy', subjectId: id, kind: 'revision-rejected', reason, actor, at },
    })
  else {
    await removeLogo(trx, vacancy)
    await transition(trx, vacancyStates, id, 'rejected', { actor, reason, at })
    if (orderId !== null) await transition(trx, orderStates, orderId, 'cancelled', { actor, reason, at })
  }
  await mailPlacer(trx, vacancy, {
    ...{ template: vacancyRejectedMail, replyTo: settings.email },
    props: { title, why: reason, isRevision, link: ownVacancyLink(id) },
  })
  return title
}

function checkVersion(vacancy: PlacedVacancy, version: number): void {
  if (vacancy.version !== version) throw domainError(placedVacancyErrors, 'vacancies/changed')
}

async function requireSettings(): Promise<VacancySettings> {
  const settings = await loadVacancySettings()
  if (!settings) throw new errors.ApplicationError('Vul eerst de instellingen voor vacatures in.')
  return settings
}
