export { useEdition } from './edition.tsx'
export { EDITIONS, editionAt, withinEdition } from './editions.ts'
