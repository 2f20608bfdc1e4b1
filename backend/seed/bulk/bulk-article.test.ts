import { expect, test } from 'vitest'
import { bulkArticle, bulkDocumentId, bulkNumber } from './bulk-article'

const references = { authors: ['a1', 'a2'], tags: ['t1', 't2', 't3', 't4'], partners: ['p1'], pictures: [5, 6] }
const article = (at: number) => bulkArticle(at, at + 1, references)
const thousand = Array.from({ length: 1000 }, (_, at) => article(at))

test('returns the same article for the same number', () => {
  expect(article(77)).toEqual(article(77))
})

test('varies titles, editions, access levels and dates', () => {
  const different = (field: string) => new Set(thousand.map(({ data }) => data[field])).size
  expect(different('title')).toBeGreaterThan(900)
  expect(different('edition')).toBe(2)
  expect(different('access')).toBe(3)
  expect(different('releasedAt')).toBeGreaterThan(990)
})

test('dates all before the demo content, so that the front pages stay as they are', () => {
  for (const { data } of thousand) {
    expect(data.releasedAt).toMatch(/^20(1[3-9]|2[0-3])-/)
    expect(String(data.releasedAt) < '2023-12-01').toBe(true)
  }
})

test('gives different tags to each, and a cover to about half', () => {
  for (const { data } of thousand) expect(new Set(data.tags as string[]).size).toBe((data.tags as string[]).length)
  expect(thousand.filter(({ data }) => data.cover).length).toBeGreaterThan(400)
})

test('sorts ids as numbers, and can read the number from an id', () => {
  const numbers = [0, 1, 35, 36, 99_999, 9_999_999]
  const ids = numbers.map(bulkDocumentId)
  expect(ids).toEqual(ids.toSorted())
  expect(ids.map(bulkNumber)).toEqual(numbers)
  for (const id of ids) expect(id).toHaveLength(24)
})

test('works without pictures and companies', () => {
  expect(bulkArticle(1, 1, { ...references, partners: [], pictures: [] }).data.cover).toBeUndefined()
})
