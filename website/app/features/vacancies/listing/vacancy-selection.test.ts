import { expect, test } from 'vitest'
import { VACANCY_KEYS } from './vacancy-keys.ts'
import { vacancySelectionSchema } from './vacancy-params.ts'
import { isFiltered, VACANCY_FILTERS, vacanciesHref, wholeList } from './vacancy-selection.ts'

function read(query: string) {
  const params = new URLSearchParams(query)
  return vacancySelectionSchema.safeParse(Object.fromEntries(VACANCY_KEYS.map((key) => [key, params.get(key)])))
}

test('has one address for a selection, without the defaults', () => {
  const selection =
    read('volgorde=salaris&niveau=mbo&uren=16-tot-32&regio=oost&vakgebied=techniek&q=+zaag+').data ?? wholeList
  const query = 'q=zaag&vakgebied=techniek&regio=oost&uren=16-tot-32&niveau=mbo&volgorde=salaris'
  expect(vacanciesHref('/vacatures', selection)).toBe(`/vacatures?${query}`)
  expect(vacanciesHref('/vacatures', selection, 2)).toBe(`/vacatures?${query}&p=2`)
  expect(vacanciesHref('/vacatures', wholeList)).toBe('/vacatures')
})

test('reads the key of every filter, and the order', () => {
  expect(VACANCY_KEYS).toEqual([
    'q',
    'plaats',
    'straal',
    ...Object.values(VACANCY_FILTERS).map(({ key }) => key),
    'volgorde',
  ])
  expect(read('').data).toEqual(wholeList)
})

test.each([
  'vakgebied=horeca',
  'regio=Oost',
  'uren=16',
  'niveau=',
  'volgorde=nieuwste',
  'regio=__proto__',
  'straal=30',
])('rejects %s', (query) => {
  expect(read(query).success).toBe(false)
})

test('cuts a long text, and reads none from an empty field', () => {
  expect(read(`q=${'a'.repeat(5000)}`).data?.text).toHaveLength(1000)
  expect(read('q=+&regio=oost').data).toEqual({ ...wholeList, filters: { region: 'oost' } })
})

test('has the place in its address, and the distance when it is not the usual one', () => {
  expect(vacanciesHref('/vacatures', read('straal=25&plaats=+Utrecht+').data ?? wholeList)).toBe(
    '/vacatures?plaats=Utrecht',
  )
  expect(vacanciesHref('/vacatures', read('plaats=Ede&straal=50').data ?? wholeList)).toBe(
    '/vacatures?plaats=Ede&straal=50',
  )
  expect(vacanciesHref('/vacatures', read('plaats=&straal=50').data ?? wholeList)).toBe('/vacatures')
})

test('does not count the order as a filter', () => {
  expect(isFiltered({ ...wholeList, order: 'salary' })).toBe(false)
  expect(isFiltered({ ...wholeList, filters: { level: 'wo' } })).toBe(true)
  expect(isFiltered({ ...wholeList, text: 'zaag' })).toBe(true)
})
