import { articleSchema } from '@gevel/contract/articles'
import { list, single } from '@gevel/contract/envelope'
import { pageSchema } from '@gevel/contract/pages'
import { articleCardSchema } from '@gevel/contract/references'
import { siteSchema } from '@gevel/contract/site'
import { expect, test, vi } from 'vitest'
import { type DroppedPart, parseTolerantly } from './parse-tolerantly.ts'

const card = (id: number, fields: object = {}) => ({
  ...{
    id,
    slug: `kop-${id}`,
    edition: 'general',
    title: `Kop ${id}`,
    access: 'free',
    label: 'Proef',
    intro: 'x',
    form: 'news',
  },
  ...{ publishedAt: '2026-11-23T10:00:00.000Z', cover: null, madeCover: null, byline: null, ...fields },
})
const listMeta = { meta: { pagination: { page: 1, pageSize: 5, pageCount: 1, total: 5 } } }
const text = (...words: object[]) => ({
  __component: 'blocks.text',
  content: [
    { type: 'paragraph', children: words },
    { type: 'paragraph', children: [{ type: 'text', text: 'Slot.' }] },
  ],
})
/** The empty value of each field of an article that has one: null, or no items. */
const emptyFields = Object.fromEntries(
  Object.entries(articleSchema.shape).map(([name, field]) => [
    name,
    [null, []].find((empty) => field.safeParse(empty).success),
  ]),
)
const article = (fields: object) => ({
  data: { ...emptyFields, ...card(1), readingMinutes: 1, locked: false, ...fields },
})

function parsed<T extends Parameters<typeof parseTolerantly>[0]>(schema: T, body: unknown) {
  const dropped: DroppedPart[] = []
  const before = JSON.stringify(body)
  const result = parseTolerantly(schema, body, (part) => dropped.push(part))
  expect(JSON.stringify(body), 'the answer as it came').toBe(before)
  return { result: result as { data: Record<string, never> & unknown[] }, dropped }
}

test('parses a valid list unchanged', () => {
  const onDrop = vi.fn()
  const body = { data: [card(1)], meta: { pagination: { page: 1, pageSize: 2, pageCount: 1, total: 1 } } }
  expect(parseTolerantly(list(articleCardSchema), body, onDrop)).toEqual(body)
  expect(onDrop).not.toHaveBeenCalled()
})

test('drops and reports bad rows of a list, and keeps the others', () => {
  const data = [card(1, { slug: null }), card(2), card(3, { cover: { url: 5 } }), card(4), card(5, { slug: null })]
  const { result, dropped } = parsed(list(articleCardSchema), { ...listMeta, data })
  expect(result).toEqual({ ...listMeta, data: [card(2), card(4)] })
  expect(dropped).toEqual([
    { at: 'data.0', id: 1, reason: expect.stringMatching(/^slug: /) },
    { at: 'data.2', id: 3, reason: expect.stringMatching(/^cover\.url: /) },
    { at: 'data.4', id: 5, reason: expect.stringMatching(/^slug: /) },
  ])
})

test('keeps a story of a list without its made cover when that is bad or unknown', () => {
  const number = { kind: 'number', value: '3', label: 'Winkels' }
  const data = [{ kind: 'number', value: 3 }, { kind: 'film' }, 'x', undefined, number]
  const body = { ...listMeta, data: data.map((madeCover, at) => card(at + 1, { madeCover })) }
  const { result, dropped } = parsed(list(articleCardSchema), body)
  expect(result.data.map((story) => (story as unknown as { madeCover: unknown }).madeCover)).toEqual([
    ...[null, null, null, null],
    number,
  ])
  expect(dropped).toEqual([])
})

test('keeps the chrome when a menu item is bad', () => {
  const item = (href: string) => ({ label: 'x', href })
  const nav = [item('/een'), item('javascript:alert(1)'), item('/twee')]
  const edition = { name: 'x', tagline: 'x', title: 'x', description: 'x', nav }
  const address = { street: null, postcode: null, city: null, phone: null, email: null }
  const footer = [{ title: 'x', items: [item('/drie'), item('//elders')] }]
  const site = { editions: { general: edition, pro: edition }, about: 'x', footer, legal: [], social: [] }
  const { result } = parsed(single(siteSchema), { data: { ...site, publisher: { name: 'x', address } } })
  expect(result.data).toMatchObject({
    editions: { general: { nav: [item('/een'), item('/twee')] }, pro: { nav: [item('/een'), item('/twee')] } },
    footer: [{ items: [item('/drie')] }],
  })
})

test('shows an article without a neighbour, story or block that breaks the contract', () => {
  const chart = { __component: 'blocks.chart', kind: 'line', title: 'x', description: 'x', unit: 'x', source: 'x' }
  const badChart = { ...chart, labels: ['a', 'b'], series: [{ name: 'x', values: ['1', 2] }] }
  const { result } = parsed(
    single(articleSchema),
    article({ previous: { ...card(2), slug: null }, related: [card(3, { slug: null }), card(4)], blocks: [badChart] }),
  )
  expect(result.data).toMatchObject({ id: 1, previous: null, related: [{ id: 4 }], blocks: [] })
})

test('drops a bad item of a list of texts', () => {
  const { result, dropped } = parsed(single(articleSchema), article({ keyPoints: ['Een.', null, 'Twee.', 3] }))
  expect(result.data).toMatchObject({ id: 1, keyPoints: ['Een.', 'Twee.'] })
  expect(dropped.map(({ at }) => at)).toEqual(['data.keyPoints.1', 'data.keyPoints.3'])
})

test('drops the whole paragraph of a bad word', () => {
  const link = { type: 'link', url: 'javascript:x', children: [{ type: 'text', text: 'niet' }] }
  const { result } = parsed(
    single(articleSchema),
    article({ blocks: [text({ type: 'text', text: 'Het is ' }, link, { type: 'text', text: ' waar.' })] }),
  )
  expect(JSON.stringify(result.data)).not.toContain('Het is')
  expect(result.data).toMatchObject({ blocks: [{ content: [{ children: [{ text: 'Slot.' }] }] }] })
})

test('drops a block with a broken filter, instead of showing everything', () => {
  const block = { __component: 'blocks.articles', title: 'Verf', edition: null, count: 3, layout: 'row' }
  const page = {
    ...{ id: 1, type: 'PAGE', title: 'x', link: '/x', intro: null, redirectURI: null, edition: null },
    ...{ layout: 'default', colourMode: null, updatedAt: '2026-11-23T10:00:00.000Z' },
    blocks: [{ ...block, moreLabel: null, moreLink: null, tag: { name: 'Verf', slug: null } }],
  }
  expect(parsed(single(pageSchema), { data: page }).result.data).toMatchObject({ blocks: [] })
})

test.each([
  ['the document itself is bad', article({ title: null })],
  ['every row is bad', { ...listMeta, data: [card(1, { slug: null }), card(2, { slug: null })] }],
  ['there is no list', { data: 'onderhoud' }],
  ['the body is empty', undefined],
])('rejects the response when %s, with the first error', (_, body) => {
  const onDrop = vi.fn()
  const schema = body && 'meta' in body ? list(articleCardSchema) : single(articleSchema)
  expect(() => parseTolerantly(schema, body, onDrop)).toThrow(/data|invalid/i)
  expect(onDrop).not.toHaveBeenCalled()
})
