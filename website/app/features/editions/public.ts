export { useEdition } from './edition.tsx'
export { THEME_COLOURS } from './editions.ts'
