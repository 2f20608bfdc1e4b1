import type { Core } from '@strapi/strapi'
import createKnex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireAddresses } from '../src/content/documents/required-addresses'

const table = 'slug_proef'
const reports: string[] = []
let knex: Knex

/** A fake Strapi with one content type whose table is that of this test. */
function strapi(): Core.Strapi {
  const type = {
    uid: 'api::proef.proef',
    collectionName: table,
    attributes: { slug: {}, title: {} },
    options: { draftAndPublish: true },
  }
  const count = async ({ where }: { where: { slug: string } }) => {
    const [counted] = await knex(table).where('slug', where.slug).count({ rows: '*' })
    return Number(counted?.rows)
  }
  const report = (sentence: string) => reports.push(sentence)
  const program = {
    contentTypes: { [type.uid]: type },
    db: { connection: knex, query: () => ({ count }) },
    log: { warn: report, error: report },
  }
  return program as unknown as Core.Strapi
}

const published = (id: number, title: string | null, slug: string | null) => ({
  ...{ id, document_id: `d${id}`, public_id: id, title, slug },
  published_at: new Date(),
})

beforeAll(async () => {
  knex = createKnex({ client: 'pg', connection: process.env.DATABASE_URL ?? '', pool: { min: 0, max: 1 } })
  await knex.schema.dropTableIfExists(table)
  await knex.schema.createTable(table, (columns) => {
    columns.integer('id').primary()
    columns.string('document_id')
    columns.integer('public_id')
    columns.string('title')
    columns.string('slug')
    columns.timestamp('published_at')
  })
})

afterAll(async () => {
  await knex.schema.dropTableIfExists(table)
  await knex.destroy()
})

test('fills missing slugs of published rows, and then rejects rows without one', async () => {
  await knex(table).insert([
    published(1, 'Een kop', 'een-kop'),
    published(2, 'Een kop', null),
    published(3, 'Nog een', ' '),
    { ...published(4, null, null), published_at: null },
    published(5, null, ''),
  ])
  await requireAddresses(strapi())
  expect(await knex(table).orderBy('id').pluck('slug')).toEqual(['een-kop', 'een-kop-2', 'nog-een', null, ''])
  expect(reports).toEqual([
    expect.stringContaining('row 2'),
    expect.stringContaining('row 3'),
    'api::proef.proef: row 5 of slug_proef is published without slug.',
  ])
  // rows that cannot be filled do not stop the start, and new ones are rejected nevertheless
  for (const slug of [null, '', ' ']) {
    await expect(knex(table).insert(published(6, 'Zonder', slug))).rejects.toMatchObject({ code: '23514' })
  }
  await knex(table).insert({ ...published(7, 'Concept', null), published_at: null })
})

test('retries at each start until it succeeds', async () => {
  await knex(table).where({ id: 5 }).update({ title: 'Vijf', slug: 'vijf' })
  reports.length = 0
  await requireAddresses(strapi())
  await requireAddresses(strapi())
  expect(reports).toEqual([])
  const [{ convalidated }] = await knex('pg_constraint').where({ conname: `gevel_${table}_slug_filled` })
  expect(convalidated).toBe(true)
})
