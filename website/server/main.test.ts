import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('ends the start with one sentence that names a wrong setting', () => {
  const env = { ...process.env, BOT_CHECK: 'turnstile', BOT_CHECK_SITE_KEY: 'x', BOT_CHECK_SECRET: '' }
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env,
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Setting BOT_CHECK_SECRET is wrong: [^\n]+\. See \.env\.example\.\n$/)
  expect(status).toBe(1)
})
