import { countryName } from '@gevel/contract/identifiers/eu-countries'
import type { Ordering, PlanVersion } from '@gevel/contract/plans'

const inWords = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Where a plan is delivered (BW 6:230v lid 4). */
export function deliveryText(
  { print }: Pick<PlanVersion, 'print'>,
  { countries }: Pick<Ordering, 'countries'>,
): string {
  if (!print) return 'U leest op het scherm, overal in de Europese Unie.'
  return `Wij bezorgen in ${inWords.format(countries.map(countryName))}.`
}
