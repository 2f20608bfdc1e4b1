import { type Edition, editionSchema } from '@gevel/contract/editions'
import type { VacancyFacets, VacancyFilters, VacancyOrder } from '@gevel/contract/vacancy-filters'
import { BitSet } from './bit-set'
import { FacetSets } from './facets'
import type { IndexedVacancy } from './indexed-vacancy'
import { type Circle, NearPlaces } from './near-places'
import { SortedSlots } from './sorted-slots'

/** What a list has, before its filters. */
export interface VacancyScope {
  edition?: Edition | undefined
  /** in each of these lists of rows: those of a company, or with the words of a search */
  rowIds?: readonly (readonly number[])[]
  near?: Circle | undefined
}

interface Shown {
  filters: VacancyFilters
  order: VacancyOrder
  /** from 1 */
  page: number
  pageSize: number
  /** whether the filters are counted */
  withFacets: boolean
}

interface Selected {
  total: number
  /** of the page */
  rowIds: number[]
  publicIds: number[]
  facets: VacancyFacets | undefined
}

const firstSize = 1024

/**
 * The open vacancies, in memory: a selection is an intersection of sets of bits, and a change touches only what changed. Each vacancy has a
 * slot, which another gets after it.
 */
export class VacancyIndex {
  #size = firstSize
  readonly #vacancies: (IndexedVacancy | undefined)[] = []
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []
  readonly #open = new BitSet(firstSize)
  readonly #facets = new FacetSets(firstSize)
  readonly #places = new NearPlaces(firstSize)
  readonly #editions = new Map(editionSchema.options.map((edition) => [edition, new BitSet(firstSize)]))
  readonly #orders: Readonly<Record<VacancyOrder, SortedSlots>> = {
    new: this.#sorted(byNewest),
    salary: this.#sorted(bySalary),
  }
  /** milliseconds since 1970; none closes before */
  #nextClosing = Number.POSITIVE_INFINITY

  /** All of them, in no order. */
  get vacancies(): IndexedVacancy[] {
    return this.#vacancies.filter((vacancy) => vacancy !== undefined)
  }

  /** Replaces rows: those of `rowIds` leave, and vacancies come, with the same ids or others. */
  replace(rowIds: Iterable<number>, vacancies: readonly IndexedVacancy[]): void {
    const added = new Map(vacancies.map((vacancy) => [vacancy.rowId, vacancy]))
    this.#remove(new Set([...rowIds, ...added.keys()]))
    const slots = [...added.values()].map((vacancy) => this.#add(vacancy))
    for (const order of Object.values(this.#orders)) order.insert(slots)
  }

  /** Removes those that have closed. @param now milliseconds since 1970 */
  close(now: number): void {
    if (now < this.#nextClosing) return
    const closed = this.#vacancies.flatMap((vacancy) => (vacancy && vacancy.closesAt <= now ? [vacancy.rowId] : []))
    this.#remove(new Set(closed))
    this.#nextClosing = this.#vacancies.reduce(
      (next, vacancy) => (vacancy ? Math.min(next, vacancy.closesAt) : next),
      Number.POSITIVE_INFINITY,
    )
  }

  /** Selects a page of vacancies, and counts the values of each filter. */
  select(scope: VacancyScope, { filters, order, page, pageSize, withFacets }: Shown): Selected {
    const inScope = this.#inScope(scope)
    const selected = this.#facets.select(inScope, filters)
    const total = selected.size
    const from = (page - 1) * pageSize
    const slots = from < total ? this.#orders[order].pageOf(selected, from, pageSize) : []
    const onPage = slots.flatMap((slot) => this.#vacancies[slot] ?? [])
    return {
      total,
      rowIds: onPage.map(({ rowId }) => rowId),
      publicIds: onPage.map(({ publicId }) => publicId),
      facets: withFacets ? this.#facets.count(inScope, filters) : undefined,
    }
  }

  #inScope({ edition, rowIds = [], near }: VacancyScope): BitSet {
    const sets = rowIds.map((ids) => this.#setOf(ids))
    const ofEdition = edition && this.#editions.get(edition)
    if (ofEdition) sets.push(ofEdition)
    if (near) sets.push(this.#places.within(near))
    return sets.reduce((scope, set) => scope.intersect(set), this.#open)
  }

  #setOf(rowIds: readonly number[]): BitSet {
    const set = new BitSet(this.#size)
    for (const id of rowIds) {
      const slot = this.#slots.get(id)
      if (slot !== undefined) set.add(slot)
    }
    return set
  }

  #add(vacancy: IndexedVacancy): number {
    const slot = this.#free.pop() ?? this.#vacancies.length
    if (slot >= this.#size) this.#grow()
    this.#vacancies[slot] = vacancy
    this.#slots.set(vacancy.rowId, slot)
    this.#open.add(slot)
    this.#facets.add(slot, vacancy.facets)
    this.#places.set(slot, vacancy.place)
    this.#editions.get(vacancy.edition)?.add(slot)
    this.#nextClosing = Math.min(this.#nextClosing, vacancy.closesAt)
    return slot
  }

  #remove(rowIds: ReadonlySet<number>): void {
    const slots = [...rowIds].flatMap((id) => this.#slots.get(id) ?? [])
    if (slots.length > 0) for (const order of Object.values(this.#orders)) order.remove(slots)
    for (const slot of slots) this.#empty(slot)
  }

  #empty(slot: number): void {
    const vacancy = this.#vacancies[slot]
    if (!vacancy) return
    this.#open.delete(slot)
    this.#facets.delete(slot, vacancy.facets)
    this.#places.set(slot, null)
    this.#editions.get(vacancy.edition)?.delete(slot)
    this.#slots.delete(vacancy.rowId)
    this.#vacancies[slot] = undefined
    this.#free.push(slot)
  }

  #grow(): void {
    this.#size *= 2
    for (const sized of [this.#open, this.#facets, this.#places, ...this.#editions.values()]) sized.grow(this.#size)
  }

  #sorted(compare: (one: IndexedVacancy, other: IndexedVacancy) => number): SortedSlots {
    return new SortedSlots((one, other) => {
      const [left, right] = [this.#vacancies[one], this.#vacancies[other]]
      return left && right ? compare(left, right) : 0
    })
  }
}

/** Featured ones first, then the newest. */
function byNewest(one: IndexedVacancy, other: IndexedVacancy): number {
  return Number(other.featured) - Number(one.featured) || byAge(one, other)
}

/** The highest salary first, unknown ones last. */
function bySalary(one: IndexedVacancy, other: IndexedVacancy): number {
  return (other.salary ?? -1) - (one.salary ?? -1) || byAge(one, other)
}

function byAge(one: IndexedVacancy, other: IndexedVacancy): number {
  return other.postedAt - one.postedAt || other.publicId - one.publicId
}
