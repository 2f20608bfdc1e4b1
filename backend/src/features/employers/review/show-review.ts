import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { parseVacancy } from '../life/placed-vacancy'
import { findLogo } from '../logos/placed-logo'
import { findPackageVersion } from '../packages/load-packages'

/** A vacancy of an employer for the editors, with its timeline; undefined when there is none. */
export async function showReview(id: number) {
  const knex = strapi.db.connection
  const tables = tablesOf(knex)
  const row = await tables.selectFrom('gevel_vacancies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const vacancy = parseVacancy(row)
  const [sold, customer, events, order, company, logo] = await Promise.all([
    findPackageVersion(knex, vacancy.package_version_id),
    tables
      .selectFrom('gevel_customers')
      .select(['number', 'name', 'contact', 'email', 'kvk', 'city'])
      .where('id', '=', vacancy.customer_id)
      .executeTakeFirstOrThrow(),
    tables
      .selectFrom('gevel_ledger_events')
      .select(['id', 'kind', 'to_state as to', 'actor', 'actor_name as by', 'reason', 'at'])
      .where('subject', '=', 'vacancy')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
    vacancy.order_id === null
      ? undefined
      : tables
          .selectFrom('gevel_orders')
          .select(['id', 'number', 'total_cents as totalCents', 'state'])
          .where('id', '=', vacancy.order_id)
          .executeTakeFirst(),
    suggestCompany(vacancy.company_document_id, vacancy.employer.name),
    findLogo(knex, vacancy),
  ])
  if (!sold) throw new Error(`Vacancy ${id} has no package`)
  const { state, version, text, revision, employer, request } = vacancy
  return {
    ...{ id, state, version, text, employer, request, customer, company, package: sold, order: order ?? null },
    revision: vacancy.revision_state === null ? null : revision,
    isToReview: state === 'submitted' || vacancy.revision_state === 'submitted',
    /** within the response: nobody else may see it yet */
    logo: logo ? `data:image/webp;base64,${logo.toString('base64')}` : null,
    publicId: vacancy.public_id,
    documentId: vacancy.document_id,
    startsOn: vacancy.starts_on,
    submittedAt: timestampOrNull(vacancy.submitted_at),
    onlineUntil: timestampOrNull(vacancy.online_until),
    events: events.map((event) => ({ ...event, at: timestamp(event.at) })),
  }
}

/** A vacancy as the admin's screen shows it. */
export type ShownReview = NonNullable<Awaited<ReturnType<typeof showReview>>>

/** The company page that is connected already, or else the one with the name of the employer. */
async function suggestCompany(documentId: string | null, name: string) {
  const found: { documentId: string; name: string } | undefined = await strapi.db
    .connection('partners')
    .whereNotNull('published_at')
    .whereRaw(documentId === null ? 'lower(name) = lower(?)' : 'document_id = ?', [documentId ?? name])
    .first('document_id as documentId', 'name')
  return found ? { ...found, isConnected: documentId !== null } : null
}
