import { chainSchema, directoryCardSchema, partnerLinkSchema, partnerSchema } from '@gevel/contract/partners'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from './support/backend.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create } = await openTestDocuments()
const name = `Proefketen ${Math.random().toString(36).slice(2)}`
const link = name.toLowerCase().replace(' ', '-')
const chain = { name, link, kind: 'paint-home', strip: false }
const pageAnswer = z.object({ data: partnerSchema })

test('lists every chain with its shops of at least ten years, oldest first', async () => {
  const response = await ask('/public/chains')
  const { data } = z.object({ data: z.array(chainSchema) }).parse(response.body)
  expect(data.length).toBeGreaterThanOrEqual(9)
  for (const { name, stores } of data) {
    const years = stores.map(({ year }) => year)
    expect(years, name).toEqual([...years].sort((a, b) => a - b))
    if (!name.startsWith('Proef')) expect(years.length, name).toBeGreaterThanOrEqual(10)
  }
  expect(response.headers.get('cache-tag')).toContain('partner')
})

test('finds a company by its link alone', async () => {
  const { body } = await ask('/public/partner-links/HAMERSLAG')
  expect(z.object({ data: partnerLinkSchema }).parse(body).data).toEqual({ kind: 'building-market', link: 'hamerslag' })
  expect((await ask('/public/partner-links/bestaat-niet')).status).toBe(404)
})

test('has the place of a company in a list', async () => {
  const { body } = await ask('/public/partners?kind=building-market')
  const { data } = z.object({ data: z.array(directoryCardSchema) }).parse(body)
  expect(data.find((company) => company.link === 'hamerslag')?.location).toMatchObject({ province: 'Drenthe' })
})

test('has as many shops on the map as the seeded chains have', async () => {
  const { data } = pageAnswer.parse((await ask('/public/partners/building-market/hamerslag')).body)
  expect(data.shops).toHaveLength(data.stores.at(-1)?.count ?? 0)
  for (const { province, count } of data.provinces) {
    expect(data.shops.filter((shop) => shop.province === province)).toHaveLength(count)
  }
})

test('stores shops by place, and says which line it cannot read', async () => {
  const document = await create('partner', chain)
  const refused = await admin.publish('partner', document.documentId, { shops: 'Emmen\nEmen' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Regel 2: de plaats Emen is niet bekend.')
  const stores = [
    { year: 2026, count: 3, opened: 1, closed: null },
    { year: 2025, count: 2, opened: null, closed: null },
  ]
  const published = await admin.publish('partner', document.documentId, { shops: 'Emmen; Markt\nGoes', stores })
  expect(published.status, published.text).toBe(200)
  const { data } = pageAnswer.parse((await ask(`/public/partners/paint-home/${link}`)).body)
  expect(data.shops.map(({ place, name, province }) => [place, name, province])).toEqual([
    ['Emmen', 'Markt', 'Drenthe'],
    ['Goes', null, 'Zeeland'],
  ])
  expect(data.stores.map(({ year }) => year)).toEqual([2025, 2026])
})
