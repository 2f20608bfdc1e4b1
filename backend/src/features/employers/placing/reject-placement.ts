import { dutchDay } from '@gevel/contract/dutch-day'
import { type PlaceVacancyInput, placedVacancyErrors } from '@gevel/contract/own-vacancies'
import { isOnSale } from '@gevel/contract/plans'
import type { PackageVersion } from '@gevel/contract/vacancy-packages'
import type { Knex } from 'knex'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import { domainError } from '../../../platform/errors/domain-error'
import { loadPackages } from '../packages/load-packages'
import type { VacancySettings } from '../settings'

export type Placement = Omit<PlaceVacancyInput, 'draft'>

/**
 * Finds the package of a placement as it is sold now.
 * @throws `vacancies/package-off-sale`, or `vacancies/package-changed` when another version is sold than the employer saw
 */
export async function findChosenPackage(knex: Knex, versionId: number, at: Date): Promise<PackageVersion> {
  const onSale = (await loadPackages(knex)).filter((one) => isOnSale(one, dutchDay(at)))
  const chosen = onSale.find(({ version }) => version.id === versionId)
  if (chosen) return chosen.version
  const seen = await tablesOf(knex)
    .selectFrom('gevel_package_versions')
    .select('package_document_id as key')
    .where('id', '=', versionId)
    .executeTakeFirst()
  const isStillSold = onSale.some(({ key }) => key === seen?.key)
  throw domainError(placedVacancyErrors, isStillSold ? 'vacancies/package-changed' : 'vacancies/package-off-sale')
}

/**
 * Rejects what was agreed to in another version, and a text without a salary once one is required.
 * @throws the codes of `placedVacancyErrors`
 */
export function rejectPlacement(
  { termsVersion, text, payment }: Placement,
  settings: VacancySettings,
  billing: BillingSettings | null,
  at: Date,
): void {
  rejectMissingSalary(text, settings, at)
  const isAgreed =
    termsVersion === settings.terms.version &&
    (payment?.method !== 'direct-debit' ||
      (billing !== null && billing.creditorId !== null && payment.mandate.textVersion === billing.mandate.version))
  if (!isAgreed) throw domainError(placedVacancyErrors, 'vacancies/terms-changed')
}

/** @throws `vacancies/salary-required` */
export function rejectMissingSalary(
  { salaryMin, salaryMax }: Pick<Placement['text'], 'salaryMin' | 'salaryMax'>,
  { salaryRequiredFrom }: VacancySettings,
  at: Date,
): void {
  const isRequired = salaryRequiredFrom !== null && salaryRequiredFrom <= dutchDay(at)
  if (isRequired && salaryMin === null && salaryMax === null)
    throw domainError(placedVacancyErrors, 'vacancies/salary-required')
}
