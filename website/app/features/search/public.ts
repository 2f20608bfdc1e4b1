export { MissingPageSearch } from './field/missing-page-search.tsx'
export { SearchField } from './field/search-field.tsx'
export { SearchLink } from './field/search-link.tsx'
