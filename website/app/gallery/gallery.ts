import type { Examples } from '../ui/examples.ts'

const modules = import.meta.glob<{ examples: Examples }>('../**/*.examples.tsx', { eager: true })

/** Everything that has examples, by title. */
export const gallery: readonly Examples[] = Object.values(modules)
  .map(({ examples }) => examples)
  .toSorted((one, other) => one.title.localeCompare(other.title, 'nl'))
