import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { hoursBandSchema, type VacancyFilters } from '@gevel/contract/vacancy-filters'
import { describe, expect, test } from 'vitest'
import { findPlace } from '../../../content/places/find-place'
import type { IndexedVacancy } from './indexed-vacancy'
import { VacancyIndex, type VacancyScope } from './vacancy-index'

const towns = ['Utrecht', 'Emmen', 'Zeist', 'Maastricht', 'Amersfoort'].map((name) => {
  const place = findPlace(name)
  if (place === null || place === 'ambiguous') throw new Error(`There is no place ${name}.`)
  return place
})

/** Always the same numbers, from 0 to below `until` (a linear congruential generator). */
let state = 49
function pick(until: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * until)
}
function pickOf<T>(values: readonly T[]): T {
  return values[pick(values.length)] as T
}

function vacancy(rowId: number, given: Partial<IndexedVacancy> = {}): IndexedVacancy {
  return {
    ...{ rowId, publicId: rowId, edition: pickOf(['general', 'pro'] as const) },
    facets: {
      category: [pickOf(vacancyCategorySchema.options)],
      region: [pickOf(regionSchema.options)],
      hours: hoursBandSchema.options.filter(() => pick(2) === 1),
      level: pick(4) === 0 ? [] : [pickOf(educationLevelSchema.options)],
    },
    ...{ salary: pick(4) === 0 ? null : pick(5) * 1000, featured: pick(10) === 0 },
    ...{ postedAt: pick(50), closesAt: 1000 + pick(100), place: pick(5) === 0 ? null : pickOf(towns) },
    ...given,
  }
}

const shown = { filters: {}, order: 'new', page: 1, pageSize: 20, withFacets: true } as const

function passes({ facets }: IndexedVacancy, filters: VacancyFilters, left?: keyof VacancyFilters): boolean {
  return (Object.entries(filters) as [keyof VacancyFilters, string][]).every(
    ([name, value]) => name === left || facets[name].includes(value),
  )
}

/** What a list should have, by looking at each vacancy. */
function expected(
  all: readonly IndexedVacancy[],
  edition: string | undefined,
  filters: VacancyFilters,
  salary: boolean,
) {
  const inScope = all.filter((one) => edition === undefined || one.edition === edition)
  const first = (one: IndexedVacancy) => (salary ? (one.salary ?? -1) : Number(one.featured))
  const sorted = inScope
    .filter((one) => passes(one, filters))
    .toSorted((a, b) => first(b) - first(a) || b.postedAt - a.postedAt || b.publicId - a.publicId)
  const countOf = (name: keyof VacancyFilters, value: string) =>
    inScope.filter((one) => passes(one, filters, name) && one.facets[name].includes(value)).length
  return { rowIds: sorted.map(({ rowId }) => rowId), countOf }
}

describe('the index of vacancies', () => {
  test('selects, sorts and counts what looking at each vacancy does, after any changes', () => {
    const index = new VacancyIndex()
    const all = new Map<number, IndexedVacancy>()
    let lastId = 0
    for (let round = 0; round < 40; round++) {
      const gone = [...all.keys()].filter(() => pick(20) === 0)
      const changed = gone.filter(() => pick(2) === 0)
      const ids = [...changed, ...Array.from({ length: pick(200) }, () => ++lastId)]
      const added = ids.map((id) => vacancy(id, { closesAt: 1000 + round + pick(60) }))
      index.replace(gone, added)
      for (const id of gone) all.delete(id)
      for (const one of added) all.set(one.rowId, one)
      index.close(1000 + round)
      for (const [id, { closesAt }] of all) if (closesAt <= 1000 + round) all.delete(id)

      const edition = pickOf([undefined, 'general', 'pro'] as const)
      const filters: VacancyFilters = {
        ...(pick(2) === 0 && { category: pickOf(vacancyCategorySchema.options) }),
        ...(pick(2) === 0 && { region: pickOf(regionSchema.options) }),
        ...(pick(3) === 0 && { hours: pickOf(hoursBandSchema.options) }),
        ...(pick(3) === 0 && { level: pickOf(educationLevelSchema.options) }),
      }
      const order = pickOf(['new', 'salary'] as const)
      const page = 1 + pick(3)
      const found = index.select({ edition }, { ...shown, filters, order, page })
      const { rowIds, countOf } = expected([...all.values()], edition, filters, order === 'salary')
      expect(found.rowIds).toEqual(rowIds.slice((page - 1) * 20, page * 20))
      expect(found.total).toBe(rowIds.length)
      for (const name of ['category', 'region', 'hours', 'level'] as const)
        for (const { value, count } of found.facets?.[name] ?? []) expect(count).toBe(countOf(name, value))
    }
    expect(all.size).toBeGreaterThan(1024)
  })

  test('leaves out what has closed, from that millisecond on', () => {
    const index = new VacancyIndex()
    index.replace([], [vacancy(1, { closesAt: 1000 }), vacancy(2, { closesAt: 2000 })])
    const openAt = (now: number) => {
      index.close(now)
      return index.select({}, shown).rowIds.toSorted()
    }
    expect([openAt(999), openAt(1000), openAt(1999), openAt(2000)]).toEqual([[1, 2], [2], [2], []])
  })

  test('has an extended vacancy again', () => {
    const index = new VacancyIndex()
    index.replace([], [vacancy(1, { closesAt: 1000 })])
    index.close(1000)
    index.replace([1], [vacancy(1, { closesAt: 3000 })])
    index.close(1500)
    expect(index.select({}, shown)).toMatchObject({ total: 1, rowIds: [1] })
  })

  test.each([
    [10, ['Utrecht', 'Zeist']],
    [25, ['Amersfoort', 'Utrecht', 'Zeist']],
  ])('selects those within %i km of a place', (kilometres, names) => {
    const index = new VacancyIndex()
    index.replace([], [...towns.map((place, at) => vacancy(at + 1, { place })), vacancy(9, { place: null })])
    const [utrecht] = towns
    const near: VacancyScope = { near: { place: utrecht ?? { latitude: 0, longitude: 0 }, kilometres } }
    const found = index
      .select(near, shown)
      .rowIds.map((id) => ['Utrecht', 'Emmen', 'Zeist', 'Maastricht', 'Amersfoort'][id - 1])
    expect(found.toSorted()).toEqual(names)
  })

  test('selects what is in each list of rows', () => {
    const index = new VacancyIndex()
    index.replace([], [vacancy(1), vacancy(2), vacancy(3)])
    expect(
      index.select(
        {
          rowIds: [
            [1, 2, 77],
            [2, 3],
          ],
        },
        shown,
      ).rowIds,
    ).toEqual([2])
  })

  test('stays as large as the most that were open at a time', () => {
    const index = new VacancyIndex()
    for (let round = 0; round < 5_000; round++) index.replace([round], [vacancy(round + 1)])
    expect(index.select({}, shown).total).toBe(1)
  })
})
