import type { PackageVersion, VacancyPackage } from '@gevel/contract/vacancy-packages'
import type { Knex } from 'knex'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tablesOf } from '../../../platform/database/tables-of'

export const packageUid = 'api::vacancy-package.vacancy-package'

interface PackageRow {
  documentId: string
  summary: string | null
  onSaleFrom: string | null
  onSaleUntil: string | null
}

/** All published packages in their order, with what is sold of them now. */
export async function loadPackages(knex: Knex): Promise<VacancyPackage[]> {
  const rows: PackageRow[] = await strapi.db
    .query(packageUid)
    .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  const versions = await tablesOf(knex)
    .selectFrom('gevel_package_versions')
    .selectAll()
    .distinctOn('package_document_id')
    .orderBy('package_document_id')
    .orderBy('version', 'desc')
    .execute()
  const byDocument = new Map(versions.map((version) => [version.package_document_id, version]))
  return rows.flatMap(({ documentId, summary, onSaleFrom, onSaleUntil }) => {
    const version = byDocument.get(documentId)
    const days = { onSaleFrom: onSaleFrom || null, onSaleUntil: onSaleUntil || null }
    return version ? [{ version: packageVersionOf(version), key: documentId, summary: summary || null, ...days }] : []
  })
}

/** What was sold under an id; undefined when nothing was. */
export async function findPackageVersion(knex: Knex, id: number): Promise<PackageVersion | undefined> {
  const row = await tablesOf(knex)
    .selectFrom('gevel_package_versions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && packageVersionOf(row)
}

function packageVersionOf(row: Selectable<Tables['gevel_package_versions']>): PackageVersion {
  return {
    ...{ id: row.id, name: row.name, priceCents: row.price_cents, vatRate: row.vat_rate, days: row.days },
    ...{ isFeatured: row.featured, isInNewsletter: row.in_newsletter },
  }
}
