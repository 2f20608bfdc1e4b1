import { expect, test } from 'vitest'
import { partData } from './part-data.server.ts'

const of = (path: string, data: object) => partData(new Request(`http://localhost${path}`), data)
const text = { blocks: [{ text: 'a' }] }

test('gives a document the data for the server, and sends the id alone', () => {
  const part = of('/news/1/a', text)
  expect(part.data).toBe(text)
  expect(JSON.parse(JSON.stringify(part))).toEqual({ id: part.id })
})

test('sends the data to a script that navigates', () => {
  for (const path of ['/news/1/a.data', '/_.data?pro&_routes=home']) {
    const part = of(path, text)
    expect(JSON.parse(JSON.stringify(part))).toEqual({ id: part.id, data: text })
  }
})

test('has the same id for equal data, and another for other data', () => {
  const ids = [of('/a', text), of('/b.data', structuredClone(text)), of('/a', { blocks: [] })].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toBe(ids[1])
})
