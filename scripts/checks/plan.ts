import { chosenParts } from '../command-line.ts'
import type { Changes } from './changed-files.ts'
import { type Touched, touchedParts } from './touched-parts.ts'
import { type TypedPart, typedParts } from './types.ts'

const parts = ['style', 'types', 'imports', 'unit', 'contract', 'journeys', 'faults'] as const

/** What a test run does. */
export interface TestPlan {
  style: boolean
  imports: boolean
  types: readonly TypedPart[]
  /** all unit tests, those affected by the changes since a commit, or none */
  unit: 'all' | 'none' | { since: string }
  contract: Touched
  jobs: Touched
  faults: Touched
  journeys: Touched
}

/**
 * @param only named parts; all of them by default
 * @param changes leave out what these cannot have broken
 * @throws UserError for an unknown part
 */
export function planTests(only?: readonly string[], changes?: Changes): TestPlan {
  const chosen = chosenParts(parts, only)
  const wants = (part: (typeof parts)[number]) => chosen.includes(part)
  const touched = changes && touchedParts(changes.files)
  const tests = (part: 'contract' | 'journeys' | 'faults', found: Touched = 'all'): Touched =>
    wants(part) ? found : []
  return {
    style: wants('style'),
    imports: wants('imports'),
    types: wants('types') ? (touched?.types ?? typedParts) : [],
    unit: wants('unit') ? (changes ? { since: changes.since } : 'all') : 'none',
    contract: tests('contract', touched?.contract),
    jobs: tests('contract', touched?.jobs),
    faults: tests('faults', touched?.faults),
    journeys: tests('journeys', touched?.journeys),
  }
}

/** Whether any of these tests is to run. */
export function isWanted(...some: Touched[]): boolean {
  return some.some((touched) => touched.length > 0)
}
