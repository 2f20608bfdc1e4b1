export { useEdition } from './edition.tsx'
export { THEME_COLOURS, withinEdition } from './editions.ts'
