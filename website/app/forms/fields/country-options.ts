import { countryName } from '@gevel/contract/identifiers/eu-countries'

const sorting = new Intl.Collator('nl')

/** Countries to choose from, by name, with the Netherlands first. */
export function countryOptions(codes: readonly string[]) {
  return codes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted(
      (one, other) =>
        Number(other.value === 'NL') - Number(one.value === 'NL') || sorting.compare(one.label, other.label),
    )
}
