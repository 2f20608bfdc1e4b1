import { hydratedPart } from '../../ui/lazy/hydrated-part.ts'

export { SearchField } from './field/search-field.tsx'
export { SearchLink } from './field/search-link.tsx'
export { filterText } from './results/search-texts.ts'
export { searchHref } from './search-address.ts'

/** Few readers meet a page that does not exist: no other page loads its code. */
export const MissingPageSearch = hydratedPart(
  async () => (await import('./field/missing-page-search.tsx')).MissingPageSearch,
  '.bigsearch[aria-label="Deze pagina"]',
)
