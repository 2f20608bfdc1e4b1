import { testsOfFeature } from './features-of-tests.ts'
import type { TypedPart } from './types.ts'

/** The test files of a part to run: all of them, or these. */
export type Touched = 'all' | readonly string[]

/** A part of the tests that run over running programs. */
type Part = 'contract' | 'slowContract' | 'jobs' | 'requests' | 'journeys' | 'slowJourneys' | 'faults'

/**
 * The parts affected by a set of changed files. Formatting, lint, imports and unused code are always checked: they
 * take seconds.
 */
export interface TouchedParts extends Record<Part, Touched> {
  types: readonly TypedPart[]
  firebase: boolean
}

/** Versions and settings that everything is built and tested with. */
const everywhere = /^(package(-lock)?\.json|tsconfig\.base\.json|vitest\.config\.ts|\.ci\/|scripts\/(?!.*\.test\.ts$))/
const unitTest = /^(?!backend\/tests\/|e2e\/).*\.test\.tsx?$/

const backend = '(contract|runtime)/src/|backend/(config|database|seed|src|package)'
const website = '(contract|runtime)/src/|website/'
const journeyHelpers = 'e2e/[^/]+\\.ts$|e2e/screen/'

/** The test files of each part, and the paths on which all of them depend. */
const parts: Record<Part, { tests: RegExp; whole: RegExp }> = {
  contract: {
    tests:
      /^backend\/tests\/(?!(backup|jobs|mailing|mails|migrations|migrations-at-size|newsletter-load|subscription-mails|upgrade)\.)[^/]+\.test\.ts$/,
    whole: new RegExp(`^(${backend}|backend/tests/support/)`),
  },
  slowContract: {
    tests: /^backend\/tests\/slow\/[^/]+\.test\.ts$/,
    whole: new RegExp(`^(${backend}|backend/tests/support/)`),
  },
  jobs: {
    tests:
      /^backend\/tests\/(backup|jobs|mailing|mails|migrations|migrations-at-size|newsletter-load|subscription-mails|upgrade)\.test\.ts$/,
    whole: new RegExp(`^(${backend}|backend/tests/support/)`),
  },
  requests: {
    tests: /^e2e\/requests\/.*\.test\.ts$/,
    whole: new RegExp(`^(${backend}|${website}|${journeyHelpers})`),
  },
  journeys: {
    tests: /^e2e\/journeys\/(?!slow\/).*\.journey\.ts$/,
    whole: new RegExp(`^(${backend}|${website}|${journeyHelpers})`),
  },
  slowJourneys: {
    tests: /^e2e\/journeys\/slow\/.*\.journey\.ts$/,
    whole: new RegExp(`^(${backend}|${website}|${journeyHelpers})`),
  },
  faults: {
    tests: /^e2e\/faults\/.*\.test\.ts$/,
    whole: new RegExp(`^(${backend}|website/server/|e2e/(cluster|faults)/)`),
  },
}
const partNames = Object.keys(parts) as Part[]

const typed: Record<TypedPart, RegExp> = {
  'scripts and contract': /^(scripts|contract|runtime|bench)\//,
  website: /^(website|contract|runtime)\//,
  'the service worker': /^(website|contract)\//,
  e2e: /^(e2e|firebase-tests|contract|runtime|scripts|website)\//,
  'the admin': /^(backend\/src\/admin|contract)\//,
  'the backend': /^(backend|contract|runtime|scripts)\//,
}

const firebase =
  /^(firebase-tests\/|contract\/src\/|backend\/(config|database|src\/(platform|features\/(accounts|passwords))\/))/

/**
 * The parts of the tests that the changed files can have broken. A changed test file runs alone, a change of a feature
 * runs the tests with its name, and any other change of a program all tests over that program.
 * @param files changed paths, relative to the project's folder
 * @param tests paths of all test files
 */
export function touchedParts(files: readonly string[], tests: readonly string[]): TouchedParts {
  const programs = files.filter((file) => !unitTest.test(file))
  const touched = (part: Part) => joinTouched(programs.map((file) => touchedBy(file, part, tests)))
  const all = files.some((file) => everywhere.test(file))
  return {
    types: (Object.keys(typed) as TypedPart[]).filter((part) => all || files.some((file) => typed[part].test(file))),
    ...(Object.fromEntries(partNames.map((part) => [part, all ? 'all' : touched(part)])) as Record<Part, Touched>),
    firebase: all || programs.some((file) => firebase.test(file)),
  }
}

function touchedBy(file: string, part: Part, tests: readonly string[]): Touched {
  if (partNames.some((name) => parts[name].tests.test(file))) return parts[part].tests.test(file) ? [file] : []
  const ofFeature = testsOfFeature(file, tests)
  if (ofFeature.length > 0) return ofFeature.filter((test) => parts[part].tests.test(test))
  return parts[part].whole.test(file) ? 'all' : []
}

function joinTouched(touched: readonly Touched[]): Touched {
  return touched.includes('all') ? 'all' : [...new Set(touched.flatMap((files) => (files === 'all' ? [] : files)))]
}
