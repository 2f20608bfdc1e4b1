import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bannerPictures } from '../advertisements/banner-pictures'
import { allDocuments } from '../documents/all-documents'
import { allDrawings } from '../illustrations/drawings'
import { content, seedFolder } from './content'
import { schemaErrors } from './schema-errors'

const names = [
  ...allDrawings(join(seedFolder, 'illustrations'), () => 'een bedrijf').map((drawing) => drawing.name),
  ...bannerPictures(content.advertising.banners, content.partners).map((picture) => picture.name),
  ...readdirSync(join(seedFolder, 'files')),
]
const media = new Map(names.map((name, at) => [name, at + 1]))
const today = new Date('2026-11-20T09:00:00Z')
const batches = allDocuments(content, media, today)
const documents = batches.flatMap((batch) => batch.documents)

describe.each(batches)('$name', (batch) => {
  test("match the backend's schemas", () => {
    const against = batch.documents.flatMap(({ uid, data, documentId }) =>
      schemaErrors(uid, data).map((one) => [documentId, one]),
    )
    expect(against).toEqual([])
  })
})

test('detects schema errors', () => {
  expect(schemaErrors('shared.seo', { title: 3, colour: 'red', noindex: false })).toEqual([
    'shared.seo.title is wrong: 3',
    'shared.seo.colour is unknown',
  ])
  expect(schemaErrors('api::tag.tag', { slug: 'hout' })).toEqual(['api::tag.tag.name is missing'])
  expect(schemaErrors('blocks.gallery', { pictures: [{ picture: 1 }] })).toEqual([
    'blocks.gallery.pictures[0].alt is missing',
  ])
  expect(schemaErrors('api::content.content', { blocks: [{ __component: 'blocks.front' }] })).toContain(
    'api::content.content.blocks[0] may not be blocks.front',
  )
})

test("applies the backend's rules", () => {
  expect(schemaErrors('shared.link', { label: 'Weg', href: 'weg' })[0]).toMatch(/^Begin de link met/)
})

test("gives unique ids in Strapi's format", () => {
  const ids = documents.map((document) => document.documentId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{23}$/)
})

test('numbers articles by date', () => {
  const articles = batches.find((batch) => batch.name === 'articles')?.documents ?? []
  expect(articles.map((article) => article.data.publicId)).toEqual(articles.map((_article, at) => at + 1))
  const dates = articles.map((article) => String(article.data.releasedAt))
  expect(dates).toEqual(dates.toSorted())
})

test('has mostly open vacancies on the day of seeding, some from that day', () => {
  const vacancies = documents.filter((document) => document.uid === 'api::vacancy.vacancy').map(({ data }) => data)
  const open = vacancies.filter((vacancy) => String(vacancy.closesAt) > today.toISOString())
  expect(open.length).toBeGreaterThanOrEqual(30)
  expect(vacancies.every((vacancy) => String(vacancy.postedAt) <= today.toISOString())).toBe(true)
  expect(vacancies.some((vacancy) => vacancy.postedAt === '2026-11-20T07:00:00.000Z')).toBe(true)
})

test('shows every block of a body on one page', () => {
  const blocks = (link: string) =>
    documents.find(({ data }) => data.link === link)?.data.blocks as { __component: string }[]
  const kinds = new Set(blocks('/over-ons/zo-werken-wij').map((block) => block.__component.replace('blocks.', '')))
  const media = ['image', 'gallery', 'video', 'table', 'chart', 'market-figure', 'figures', 'file']
  const expected = ['text', 'quote', ...media, 'related', 'callout']
  expect(kinds).toEqual(new Set(expected))
})
