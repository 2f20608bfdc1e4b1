import { defineConfig } from '@playwright/test'
import { testEnvironment } from './test-environment.ts'

// Node runs the journeys as they are written: Playwright's transformed ones need a source map for each line of a stack,
// of which it makes one at each call, a ninth of its processor time
process.env.PW_DISABLE_TS_ESM = '1'

const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // makes text as wide as on screens: hinting rounds each letter
  '--font-render-hinting=none',
  // a new process for each journey takes a fifth of the processor time of opening a page
  '--renderer-process-limit=1',
  // rendering is in software: a GPU process only adds 8 % of processor time
  '--in-process-gpu',
]

/** @param v8 options of its engine */
const browser = (v8: string) => ({
  launchOptions: { executablePath: testEnvironment.chromium, args: [...browserArgs, `--js-flags=${v8}`] },
})
// a page is left before optimised code repays its compilation: a tenth of the processor time of all screens
const forPages = browser('--no-maglev --no-turbofan')
// the admin's scripts run for seconds: Maglev saves a sixth of the processor time of opening a form, TurboFan nothing
const forAdmin = browser('--no-turbofan')

/**
 * The journeys of readers, those of editors, which change the content and run after them, and the slow ones of
 * `npm run test:slow`, of both.
 */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // one more than the processors of a small machine: journeys wait for mails, limits and timers
  workers: 3,
  retries: 0,
  // far above what any takes, also in parallel with the contract tests on a busy machine
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: 'reading', testIgnore: '{editor,slow}/**', use: forPages },
    { name: 'editing', testMatch: 'editor/*.journey.ts', testIgnore: 'slow/**', use: forAdmin },
    // with three, some that wait for mails and scripts took longer than their limits
    { name: 'slow', testMatch: 'slow/*.journey.ts', workers: 2, use: forPages },
    { name: 'slow-editing', testMatch: 'slow/editor/*.journey.ts', use: forAdmin },
  ],
  use: {
    baseURL: testEnvironment.siteUrl,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // it would serve pages that a journey expects from the server; `e2e/app-page.ts` allows it
    serviceWorkers: 'block',
    screenshot: 'off',
    trace: 'off',
  },
})
