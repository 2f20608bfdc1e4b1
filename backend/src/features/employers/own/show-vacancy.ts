import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
import { timestampOrNull } from '../../../platform/http/timestamp'
import { loadVacancyDays, loadVacancySources } from '../figures/load-days'
import { ownVacancy, type PlacedVacancy, type Reader } from '../life/placed-vacancy'
import { findPackageVersion } from '../packages/load-packages'
import { companiesOf } from '../people/company-people'
import { lineOf, loadBeside } from './list-vacancies'

/** A vacancy for the people of its employer; null for others. */
export async function showOwnVacancy(knex: Knex, reader: Reader, id: number): Promise<OwnVacancy | null> {
  const vacancy = await ownVacancy(knex, reader, id)
  if (!vacancy) return null
  const [beside, sold, companies, page, days, sources] = await Promise.all([
    loadBeside(knex, [id]),
    findPackageVersion(knex, vacancy.package_version_id),
    companiesOf(knex, reader.id),
    findPage(knex, vacancy),
    loadVacancyDays(knex, id),
    loadVacancySources(knex, id),
  ])
  const own = beside.get(id)
  const company = companies.find(({ customerId }) => customerId === vacancy.customer_id)
  if (!own || !sold || !company) return null
  const { role } = company
  return {
    ...lineOf(vacancy, own),
    ...{ role, version: vacancy.version, text: vacancy.revision ?? vacancy.text, employer: vacancy.employer },
    ...{ package: sold, startsOn: vacancy.starts_on, onlineFrom: timestampOrNull(vacancy.online_from), page },
    ...{ days, sources },
    can: actionsOf(vacancy),
  }
}

/** What its employer can do with a vacancy now. */
export function actionsOf({ state }: Pick<PlacedVacancy, 'state'>): OwnVacancy['can'] {
  return {
    edit: ['concept', 'changes', 'submitted', 'planned', 'online'].includes(state),
    withdraw: state === 'submitted',
    close: ['concept', 'changes', 'planned', 'online'].includes(state),
    extend: state === 'online' || state === 'expired',
  }
}

async function findPage(knex: Knex, { document_id: documentId }: PlacedVacancy): Promise<OwnVacancy['page']> {
  if (documentId === null) return null
  const page: { id: number; slug: string } | undefined = await knex('vacancies')
    .where({ document_id: documentId })
    .whereNotNull('published_at')
    .first('public_id as id', 'slug')
  return page ?? null
}
