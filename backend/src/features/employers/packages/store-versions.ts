import type { Knex } from 'knex'
import { storeSoldVersions } from '../../../content/billing/sold-versions'

const soldPackages = {
  documents: 'vacancy_packages',
  versions: 'gevel_package_versions',
  owner: 'package_document_id',
  facts: {
    name: 'p.name',
    price_cents: 'round(p.price * 100)::integer',
    vat_rate: 'round(p.vat_rate * 100)::integer',
    days: 'p.days',
    featured: 'p.featured',
    in_newsletter: 'p.in_newsletter',
  },
}

/**
 * Stores a new version of each published package whose sold facts changed.
 * @param documentId of one package; without it, all of them
 */
export function storePackageVersions(knex: Knex, documentId: string | null = null): Promise<number> {
  return storeSoldVersions(knex, soldPackages, documentId)
}
