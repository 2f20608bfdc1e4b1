import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import {
  type HoursBand,
  hoursBandSchema,
  type VacancyFacets,
  type VacancyFilters,
} from '@gevel/contract/vacancy-filters'
import { BitSet } from './bit-set'

/** The values of each filter. */
const facetValues = {
  category: vacancyCategorySchema.options,
  region: regionSchema.options,
  hours: hoursBandSchema.options,
  level: educationLevelSchema.options,
} as const
type FacetName = keyof typeof facetValues
const facetNames = ['category', 'region', 'hours', 'level'] as const satisfies readonly FacetName[]

/** The values of a vacancy for each filter. */
export type FacetsOfVacancy = Readonly<Record<FacetName, readonly string[]>>

/** Hours per week from the first number to below the second. */
const hoursBands: Readonly<Record<HoursBand, readonly [from: number, below: number]>> = {
  'tot-16': [0, 16],
  '16-tot-32': [16, 32],
  'vanaf-32': [32, 1000],
}

/** The bands of hours that the hours of a vacancy overlap: one bound may be unknown, and with both unknown there are none. */
export function hoursBandsOf(hoursMin: number | null, hoursMax: number | null): HoursBand[] {
  if (hoursMin === null && hoursMax === null) return []
  const least = Math.min(hoursMin ?? hoursMax ?? 0, hoursMax ?? hoursMin ?? 0)
  const most = Math.max(hoursMin ?? 0, hoursMax ?? 0)
  return hoursBandSchema.options.filter((band) => {
    const [from, below] = hoursBands[band]
    return most >= from && least < below
  })
}

/** The slots that have each value of each filter. */
export class FacetSets {
  readonly #sets = new Map<string, BitSet>()

  constructor(size: number) {
    for (const name of facetNames)
      for (const value of facetValues[name]) this.#sets.set(keyOf(name, value), new BitSet(size))
  }

  grow(size: number): void {
    for (const set of this.#sets.values()) set.grow(size)
  }

  add(slot: number, facets: FacetsOfVacancy): void {
    for (const set of this.#setsOf(facets)) set.add(slot)
  }

  delete(slot: number, facets: FacetsOfVacancy): void {
    for (const set of this.#setsOf(facets)) set.delete(slot)
  }

  /** Those of `scope` that pass the filters. */
  select(scope: BitSet, filters: VacancyFilters): BitSet {
    return this.#selectBut(scope, filters, undefined)
  }

  /** Counts every value of every filter after it replaces the selected one, so those of a filter are counted without it. */
  count(scope: BitSet, filters: VacancyFilters): VacancyFacets {
    const facetOf = <T extends string>(name: FacetName, values: readonly T[]) => {
      const others = this.#selectBut(scope, filters, name)
      return values.map((value) => ({ value, count: this.#sets.get(keyOf(name, value))?.countCommon(others) ?? 0 }))
    }
    return {
      category: facetOf('category', facetValues.category),
      region: facetOf('region', facetValues.region),
      hours: facetOf('hours', facetValues.hours),
      level: facetOf('level', facetValues.level),
    }
  }

  #selectBut(scope: BitSet, filters: VacancyFilters, left: FacetName | undefined): BitSet {
    return facetNames.reduce((selected, name) => {
      const value = filters[name]
      const set = name === left || value === undefined ? undefined : this.#sets.get(keyOf(name, value))
      return set ? selected.intersect(set) : selected
    }, scope)
  }

  #setsOf(facets: FacetsOfVacancy): BitSet[] {
    return facetNames.flatMap((name) => facets[name].flatMap((value) => this.#sets.get(keyOf(name, value)) ?? []))
  }
}

function keyOf(name: FacetName, value: string): string {
  return `${name} ${value}`
}
