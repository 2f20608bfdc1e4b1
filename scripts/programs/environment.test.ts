import { expect, test } from 'vitest'
import { withDemoSecrets } from '../secrets.ts'
import { parseSettings } from '../settings.ts'
import { backendEnvironment } from './environment.ts'

test.each([
  ['production', true],
  // it compiles TypeScript, which takes more memory
  ['development', false],
] as const)('in %s, a memory limit of the backend: %s', (mode, isLimited) => {
  const urls = { databaseUrl: 'postgres://unused', smtpUrl: 'smtp://unused', mailWebUrl: 'http://unused' }
  const environment = backendEnvironment({ mode, settings: parseSettings({}), secrets: withDemoSecrets({}), ...urls })
  expect('NODE_OPTIONS' in environment).toBe(isLimited)
})
