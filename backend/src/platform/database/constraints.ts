import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { uniqueIndexName, uniqueRules } from './unique-rules'

/** Indexes for the lists of the public API, by table: `[name, columns]`. */
const listIndexes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  contents: [['slug', '(slug)']],
  contents_cmps: [['component', '(cmp_id, component_type)']],
  events: [['starts', '(starts_at) WHERE published_at IS NOT NULL']],
  vacancies: [
    ['open', '(closes_at) WHERE published_at IS NOT NULL'],
    ['slug', '(slug)'],
    ['category', '(edition, category, posted_at) WHERE published_at IS NOT NULL'],
    ['region', '(edition, region, posted_at) WHERE published_at IS NOT NULL'],
    ['posted', '(edition, posted_at) WHERE published_at IS NOT NULL'],
  ],
  partners: [['name', '(name) WHERE published_at IS NOT NULL']],
}

/** Finds the drafts whose scheduled time has come. */
const planIndexes: readonly (readonly [string, string])[] = [
  ['publish_at', '(publish_at) WHERE publish_at IS NOT NULL AND published_at IS NULL'],
  ['unpublish_at', '(unpublish_at) WHERE unpublish_at IS NOT NULL AND published_at IS NULL'],
]

/**
 * Creates the sequences and indexes that Strapi does not. It runs at every start: dropping a column drops its indexes.
 * Every statement is idempotent, and the start lock keeps two instances of the backend from running it at once.
 */
export async function ensureConstraints(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  for (const type of Object.values(strapi.contentTypes)) {
    const table = type.collectionName
    if (!table || !type.uid.startsWith('api::')) continue
    if ('publicId' in type.attributes) await ensurePublicIds(knex, table, type.options?.draftAndPublish === true)
    if ('publishAt' in type.attributes) await ensureIndexes(knex, table, planIndexes)
  }
  for (const rule of uniqueRules)
    await ensureUnique(knex, uniqueIndexName(rule), rule.table, rule.columns, rule.perState)
  for (const [table, indexes] of Object.entries(listIndexes)) await ensureIndexes(knex, table, indexes)
}

/** Name of the sequence of a table's public ids. */
export function publicIdSequence(table: string): string {
  return `gevel_${table}_public_id`
}

async function ensurePublicIds(knex: Knex, table: string, perState: boolean): Promise<void> {
  const sequence = publicIdSequence(table)
  await knex.raw(`CREATE SEQUENCE IF NOT EXISTS ${sequence} AS integer`)
  // After a restore or a bulk load the rows may be ahead of the sequence.
  await knex.raw(`SELECT setval('${sequence}', m.top) FROM (SELECT max(public_id) AS top FROM ${table}) m, ${sequence} s
    WHERE m.top > s.last_value OR (m.top IS NOT NULL AND NOT s.is_called)`)
  await ensureUnique(knex, `gevel_${table}_public_id`, table, ['public_id'], perState)
}

async function ensureUnique(knex: Knex, name: string, table: string, columns: string[], perState: boolean) {
  const create = (suffix: string, where: string) =>
    knex.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${name}${suffix} ON ${table} (${columns.join(', ')}) ${where}`)
  if (!perState) return create('_all', '')
  await create('_draft', 'WHERE published_at IS NULL')
  return create('_published', 'WHERE published_at IS NOT NULL')
}

async function ensureIndexes(knex: Knex, table: string, indexes: readonly (readonly [string, string])[]) {
  for (const [name, covers] of indexes) {
    await knex.raw(`CREATE INDEX IF NOT EXISTS gevel_${table}_${name} ON ${table} ${covers}`)
  }
}
