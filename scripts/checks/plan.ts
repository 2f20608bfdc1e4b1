import { chosenParts } from '../command-line.ts'
import type { Changes } from './changed-files.ts'
import { type Touched, touchedParts } from './touched-parts.ts'
import { type TypedPart, typedParts } from './types.ts'

/** What `npm test` does. */
export interface TestPlan {
  style: boolean
  imports: boolean
  types: readonly TypedPart[]
  /** all unit tests, those affected by the changes since a commit, or none */
  unit: 'all' | 'none' | { since: string }
  contract: Touched
  requests: Touched
  journeys: Touched
}

/** What `npm run test:slow` does. */
export interface SlowTestPlan {
  contract: Touched
  jobs: Touched
  faults: Touched
  journeys: Touched
  firebase: boolean
}

/**
 * @param only named parts; all of them by default
 * @param changes leave out what these cannot have broken
 * @throws UserError for an unknown part
 */
export function planTests(only?: readonly string[], changes?: Changes): TestPlan {
  const chosen = chosenParts(['style', 'types', 'imports', 'unit', 'contract', 'journeys'], only)
  const touched = changes && touchedParts(changes.files, changes.tests)
  const tests = (part: 'contract' | 'journeys', found: Touched = 'all') => (chosen.includes(part) ? found : [])
  return {
    style: chosen.includes('style'),
    imports: chosen.includes('imports'),
    types: chosen.includes('types') ? (touched?.types ?? typedParts) : [],
    unit: chosen.includes('unit') ? (changes ? { since: changes.since } : 'all') : 'none',
    contract: tests('contract', touched?.contract),
    requests: tests('contract', touched?.requests),
    journeys: tests('journeys', touched?.journeys),
  }
}

/**
 * @param only named parts; all of them by default
 * @param changes leave out what these cannot have broken
 * @throws UserError for an unknown part
 */
export function planSlowTests(only?: readonly string[], changes?: Changes): SlowTestPlan {
  const chosen = chosenParts(['contract', 'jobs', 'faults', 'journeys', 'firebase'], only)
  const touched = changes && touchedParts(changes.files, changes.tests)
  const tests = (part: 'contract' | 'jobs' | 'faults' | 'journeys', found: Touched = 'all') =>
    chosen.includes(part) ? found : []
  return {
    contract: tests('contract', touched?.slowContract),
    jobs: tests('jobs', touched?.jobs),
    faults: tests('faults', touched?.faults),
    journeys: tests('journeys', touched?.slowJourneys),
    firebase: chosen.includes('firebase') && (touched?.firebase ?? true),
  }
}

/** Whether any of these tests is to run. */
export function isWanted(...some: Touched[]): boolean {
  return some.some((touched) => touched.length > 0)
}

/** Whether tests of the plan need the programs. */
export function needsSites({ contract, requests, journeys }: TestPlan): boolean {
  return isWanted(contract, requests, journeys)
}
