export { useEdition } from './edition.tsx'
export { APP_FILES, THEME_COLOURS } from './editions.ts'
