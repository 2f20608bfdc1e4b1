import type { TypedPart } from './types.ts'

/** The test files of a part to run: all of them, or these. */
export type Touched = 'all' | readonly string[]

/**
 * The parts affected by a set of changed files. Formatting, lint, imports and unused code are always checked: they
 * take seconds.
 */
export interface TouchedParts {
  types: readonly TypedPart[]
  contract: Touched
  jobs: Touched
  faults: Touched
  journeys: Touched
}

/** A part of the tests: the paths it depends on as a whole, and those of its test files. */
interface Dependencies {
  whole: RegExp
  files: RegExp
}

/** Versions and settings that everything is built and tested with. */
const everywhere = /^(package(-lock)?\.json|tsconfig\.base\.json|vitest\.config\.ts|\.ci\/|scripts\/(?!.*\.test\.ts$))/
const unitTest = /\.test\.tsx?$/

const backend = 'contract/src/|backend/(config|database|seed|src|package)'
const website = 'contract/src/|website/'

const jobFiles = /^backend\/tests\/(jobs|mails|migrations|migrations-at-size|upgrade)\.test\.ts$/

const dependencies: Record<'contract' | 'jobs' | 'faults' | 'journeys', Dependencies> = {
  contract: { whole: new RegExp(`^(${backend}|backend/tests/support/)`), files: /^backend\/tests\/[^/]+\.test\.ts$/ },
  jobs: { whole: new RegExp(`^(${backend}|backend/tests/support/)`), files: jobFiles },
  faults: { whole: new RegExp(`^(${backend}|website/server/|e2e/cluster/)`), files: /^e2e\/faults\// },
  journeys: { whole: new RegExp(`^(${backend}|${website}|e2e/[^/]+\\.ts$|e2e/screen/)`), files: /^e2e\/journeys\// },
}

const typed: Record<TypedPart, RegExp> = {
  'scripts and contract': /^(scripts|contract|bench)\//,
  website: /^(website|contract)\//,
  'the service worker': /^(website|contract)\//,
  e2e: /^(e2e|firebase-tests|contract|scripts|website)\//,
  'the admin': /^(backend\/src\/admin|contract)\//,
  'the backend': /^(backend|contract|scripts)\//,
}

/**
 * The parts of `npm test` that the changed files can have broken. Programs are tested over HTTP and in a browser, so
 * that any file of one may affect any of these tests; a changed test file runs alone.
 * @param files paths relative to the project's folder
 */
export function touchedParts(files: readonly string[]): TouchedParts {
  const all = files.some((file) => everywhere.test(file))
  const touched = (part: keyof typeof dependencies): Touched => {
    const { whole, files: own } = dependencies[part]
    const isOwn = (file: string) => own.test(file) && (part !== 'contract' || !jobFiles.test(file))
    if (all || files.some((file) => whole.test(file) && !unitTest.test(file))) return 'all'
    return files.filter(isOwn)
  }
  const parts = Object.keys(typed) as TypedPart[]
  return {
    types: parts.filter((part) => all || files.some((file) => typed[part].test(file))),
    contract: touched('contract'),
    jobs: touched('jobs'),
    faults: touched('faults'),
    journeys: touched('journeys'),
  }
}

const besideFaults = /^e2e\/journeys\/((screens|links)\.|timed\/)/
const ofEditors = /^e2e\/journeys\/editor\//

/**
 * Separates the journeys that run at different times: beside the faults, which are those through the whole site and what
 * waits for timers, after the faults, and after all others.
 */
export function splitJourneys(journeys: Touched): Record<'besideFaults' | 'reading' | 'editing', Touched> {
  if (journeys === 'all') return { besideFaults: 'all', reading: 'all', editing: 'all' }
  return {
    besideFaults: journeys.filter((file) => besideFaults.test(file)),
    reading: journeys.filter((file) => !besideFaults.test(file) && !ofEditors.test(file)),
    editing: journeys.filter((file) => ofEditors.test(file)),
  }
}
