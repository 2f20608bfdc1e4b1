export { useEdition } from './edition.tsx'
export { EDITIONS, withinEdition } from './editions.ts'
