import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { freeSlug, type Sluggable } from './free-slug'

type ContentType = Core.Strapi['contentTypes'][keyof Core.Strapi['contentTypes']]

/** The column with the last segment, or the whole, of the path of a type's pages. */
type AddressField = 'slug' | 'link'

/**
 * Makes the database reject a published document without an address: one such row would break every list it is in.
 * Rows of an earlier release get their slug here; those that cannot get one are reported, and the constraint then
 * applies to new writes. Runs at every start and does nothing once the constraint has been validated.
 */
export async function requireAddresses(strapi: Core.Strapi): Promise<void> {
  for (const type of Object.values(strapi.contentTypes)) {
    const field = addressField(type)
    if (field && type.collectionName) await requireAddress(strapi, type, type.collectionName, field)
  }
}

/** The field of one of our constraints; undefined for any other constraint. */
export function fieldOfAddressConstraint(table: string, constraint: string): AddressField | undefined {
  return (['slug', 'link'] as const).find((field) => constraint === constraintName(table, field))
}

function addressField({ uid, attributes }: ContentType): AddressField | undefined {
  if (!uid.startsWith('api::')) return undefined
  return (['slug', 'link'] as const).find((field) => field in attributes)
}

function constraintName(table: string, field: AddressField): string {
  return `gevel_${table}_${field}_filled`
}

async function requireAddress(strapi: Core.Strapi, type: ContentType, table: string, field: AddressField) {
  const knex = strapi.db.connection
  const constraint = constraintName(table, field)
  const state = await constraintState(knex, table, constraint)
  if (state === 'valid') return
  const published = type.options?.draftAndPublish ? 'published_at IS NOT NULL' : 'true'
  const filled = `coalesce(btrim("${field}"), '') <> ''`
  if (state === 'none') {
    await knex.raw(
      `ALTER TABLE "${table}" ADD CONSTRAINT ${constraint} CHECK (NOT (${published}) OR ${filled}) NOT VALID`,
    )
  }
  const bad: Row[] = await knex(table).whereRaw(`${published} AND NOT (${filled})`)
  const left = field === 'slug' ? await fillSlugs(strapi, type.uid, table, bad) : bad
  for (const { id } of left) strapi.log.error(`${type.uid}: row ${id} of ${table} is published without ${field}.`)
  if (left.length === 0) await knex.raw(`ALTER TABLE "${table}" VALIDATE CONSTRAINT ${constraint}`)
}

interface Row extends Sluggable {
  id: number
  document_id: string
  public_id: number
}

/** @returns the rows that have no title to derive a slug from */
async function fillSlugs(strapi: Core.Strapi, uid: string, table: string, rows: Row[]): Promise<Row[]> {
  const left: Row[] = []
  for (const row of rows) {
    const slug = await freeSlug(strapi, uid, { ...row, publicId: row.public_id }, row.document_id)
    if (slug === null) left.push(row)
    else {
      await strapi.db.connection(table).where({ id: row.id }).update({ slug })
      strapi.log.warn(`${uid}: row ${row.id} of ${table} was published without slug and got “${slug}”.`)
    }
  }
  return left
}

async function constraintState(knex: Knex, table: string, name: string): Promise<'none' | 'unvalidated' | 'valid'> {
  const found: { convalidated: boolean } | undefined = await knex('pg_constraint')
    .where({ conname: name })
    .whereRaw('conrelid = to_regclass(?)', [`"${table}"`])
    .first('convalidated')
  if (!found) return 'none'
  return found.convalidated ? 'valid' : 'unvalidated'
}
