import type { Province } from './province-names.ts'
import type { Region } from './vacancies.ts'

/** The part of the country that a province is in, as the filters of vacancies name them. */
export const regionOfProvince = {
  Groningen: 'noord',
  Friesland: 'noord',
  Drenthe: 'noord',
  Overijssel: 'oost',
  Gelderland: 'oost',
  Flevoland: 'midden',
  Utrecht: 'midden',
  'Noord-Holland': 'west',
  'Zuid-Holland': 'west',
  Zeeland: 'zuid',
  'Noord-Brabant': 'zuid',
  Limburg: 'zuid',
} as const satisfies Record<Province, Region>
