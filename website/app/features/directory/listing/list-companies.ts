import type { DirectoryCard } from '@gevel/contract/partners'
import { type Province, provinceNames } from '@gevel/contract/province-names'
import type { PartnerKind } from '@gevel/contract/references'
import { LETTERS, type ListingFilter, noFilter, OTHER_LETTER } from './listing-filter.ts'

interface Choice<T> {
  value: T
  /** companies with it among those that the other filters leave */
  count: number
}

/** A list of companies as a filter leaves it, with what else can be chosen. */
export interface Listing {
  filter: ListingFilter
  companies: DirectoryCard[]
  /** without the filter */
  total: number
  kinds: Choice<PartnerKind>[]
  provinces: Choice<Province>[]
  letters: Choice<string>[]
}

/** Filters companies. A filter that a block does not offer is ignored. */
export function listCompanies(
  all: readonly DirectoryCard[],
  kinds: readonly PartnerKind[],
  given: ListingFilter,
  offers: { filter: boolean; letters: boolean },
): Listing {
  const filter = {
    ...(offers.filter ? given : noFilter),
    kind: offers.filter && kinds.length > 1 ? given.kind : null,
    letter: offers.letters ? given.letter : null,
  }
  const without = (key: keyof ListingFilter) => all.filter((company) => matches(company, { ...filter, [key]: null }))
  const [anyKind, anyProvince, anyLetter] = [without('kind'), without('province'), without('letter')]
  const choices = <T>(values: readonly T[], count: (value: T) => number) =>
    values.map((value) => ({ value, count: count(value) }))
  return {
    filter,
    companies: all.filter((company) => matches(company, filter)),
    total: all.length,
    kinds: choices(kinds, (kind) => anyKind.filter((company) => company.kind === kind).length),
    provinces: choices(
      provinceNames,
      (province) => anyProvince.filter(({ location }) => location?.province === province).length,
    ),
    letters: choices(LETTERS, (letter) => anyLetter.filter(({ name }) => letterOf(name) === letter).length),
  }
}

/** The letter under which a name is: `Éénhoorn` is at the e, `3M` among the others. */
export function letterOf(name: string): string {
  const first = name
    .normalize('NFD')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .charAt(0)
    .toLowerCase()
  return /[a-z]/.test(first) ? first : OTHER_LETTER
}

function matches({ name, kind, location }: DirectoryCard, filter: ListingFilter): boolean {
  return (
    (filter.kind === null || kind === filter.kind) &&
    (filter.province === null || location?.province === filter.province) &&
    (filter.letter === null || letterOf(name) === filter.letter)
  )
}
