import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import {
  type HoursBand,
  hoursBandSchema,
  type VacancyFacets,
  type VacancyFilters,
} from '@gevel/contract/vacancy-filters'

/** The filters with their values, in the order of their masks: a value is the bit at its place. */
const facetValues = {
  category: vacancyCategorySchema.options,
  region: regionSchema.options,
  hours: hoursBandSchema.options,
  level: educationLevelSchema.options,
} as const
const facetNames = ['category', 'region', 'hours', 'level'] as const

/** A bit for each value of each filter that a vacancy has, or that is selected; 0 for none. */
export type FacetMasks = readonly [category: number, region: number, hours: number, level: number]

/** Hours per week from the first number to below the second. */
const hoursBands: Readonly<Record<HoursBand, readonly [from: number, below: number]>> = {
  'tot-16': [0, 16],
  '16-tot-32': [16, 32],
  'vanaf-32': [32, 1000],
}

interface Filtered {
  category: string
  region: string
  level: string | null
  hoursMin: number | null
  hoursMax: number | null
}

/** The masks of a vacancy. It is in each band of hours that its own overlap: one bound may be unknown, and with both unknown it is in none. */
export function masksOf({ category, region, level, hoursMin, hoursMax }: Filtered): FacetMasks {
  const least = Math.min(hoursMin ?? hoursMax ?? 0, hoursMax ?? hoursMin ?? 0)
  const most = Math.max(hoursMin ?? 0, hoursMax ?? 0)
  const isKnown = hoursMin !== null || hoursMax !== null
  const bands = hoursBandSchema.options.map((band) => {
    const [from, below] = hoursBands[band]
    return isKnown && most >= from && least < below
  })
  const hours = bands.reduce((mask, isIn, at) => (isIn ? mask | (1 << at) : mask), 0)
  return [bitOf('category', category), bitOf('region', region), hours, bitOf('level', level)]
}

/** The masks of what is selected; 0 where everything passes. */
export function masksOfFilters(filters: VacancyFilters): FacetMasks {
  return [
    bitOf('category', filters.category),
    bitOf('region', filters.region),
    bitOf('hours', filters.hours),
    bitOf('level', filters.level),
  ]
}

function bitOf(name: keyof typeof facetValues, value: string | null | undefined): number {
  const at = (facetValues[name] as readonly string[]).indexOf(value ?? '')
  return at < 0 ? 0 : 1 << at
}

/** Counts the values of vacancies, one filter at a time. */
export class FacetCounts {
  readonly #counts = facetNames.map((name) => new Int32Array(facetValues[name].length))

  add(masks: FacetMasks, facet: number): void {
    const counts = this.#counts[facet]
    let mask = masks[facet] ?? 0
    while (counts && mask !== 0) {
      const at = 31 - Math.clz32(mask)
      counts[at] = (counts[at] ?? 0) + 1
      mask &= ~(1 << at)
    }
  }

  show(): VacancyFacets {
    const facetOf = <T extends string>(name: keyof typeof facetValues, values: readonly T[]) =>
      values.map((value, at) => ({ value, count: this.#counts[facetNames.indexOf(name)]?.[at] ?? 0 }))
    return {
      category: facetOf('category', facetValues.category),
      region: facetOf('region', facetValues.region),
      hours: facetOf('hours', facetValues.hours),
      level: facetOf('level', facetValues.level),
    }
  }
}
