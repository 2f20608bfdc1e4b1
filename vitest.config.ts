import { defineConfig } from 'vitest/config'
import { withDemoSecrets } from './scripts/secrets.ts'

const jobTests = [
  'backend/tests/{backup,jobs,mailing,mails,migrations,migrations-at-size,newsletter-load,subscription-mails,upgrade}.test.ts',
]

/** They share one database, and a second backend. A process for each file costs half a second of processor time. */
const overOneBackend = {
  // those of the ledger and of subscriptions run its own code, whose settings are parsed on import
  env: withDemoSecrets({}),
  // journeys run in parallel
  testTimeout: 60_000,
  hookTimeout: 60_000,
  fileParallelism: false,
  isolate: false,
}

// `unit` needs only the packages; `contract` tests a running backend (BACKEND_URL), which `npm test` provides; `requests` tests
// a running website (SITE_URL). Of `npm run test:slow`, `slow-contract` is the rest of `contract`, `jobs` starts backends, each file on a database of its own, `faults`
// starts built programs of its own, to kill them, and `firebase` tests a backend with Firebase's emulator.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{website,scripts,contract,runtime,backend/src,backend/seed}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
          // a process for each file costs more than half of the processor time
          isolate: false,
          setupFiles: ['scripts/checks/isolate-file.ts', 'scripts/checks/patient-waiting.ts'],
          expect: { poll: { timeout: 20_000 } },
          // half of the time they wait
          maxWorkers: 3,
          // far above what any test takes, also beside the compiler on a busy machine
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // The backend's settings are parsed on import.
          env: { LOG_LEVEL: 'error', DATABASE_URL: 'postgres://unused', PORT: '1337', ...withDemoSecrets({}) },
        },
      },
      { test: { name: 'contract', include: ['backend/tests/*.test.ts'], exclude: jobTests, ...overOneBackend } },
      { test: { name: 'slow-contract', include: ['backend/tests/slow/*.test.ts'], ...overOneBackend } },
      // Requests to the website, beside the journeys on their site.
      {
        test: {
          name: 'requests',
          include: ['e2e/requests/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 1,
          isolate: false,
        },
      },
      // They mostly wait.
      { test: { name: 'jobs', include: jobTests, testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 } },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // They share one cluster, a fixture of the worker.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        test: {
          name: 'firebase',
          include: ['firebase-tests/*.test.ts'],
          testTimeout: 30_000,
          // They share one proxy to the emulator.
          fileParallelism: false,
        },
      },
    ],
  },
})
