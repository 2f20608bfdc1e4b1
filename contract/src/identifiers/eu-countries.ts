/** The members of the European Union, by ISO 3166-1 alpha-2. */
export const euCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const
export type EuCountry = (typeof euCountries)[number]

export function isEuCountry(country: string): country is EuCountry {
  return (euCountries as readonly string[]).includes(country)
}

const names = new Intl.DisplayNames('nl', { type: 'region' })

/** The Dutch name of a country by its ISO 3166-1 alpha-2 code: "België". */
export function countryName(country: string): string {
  return names.of(country) ?? country
}
