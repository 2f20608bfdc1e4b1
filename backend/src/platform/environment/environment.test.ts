import { beforeAll, expect, test, vi } from 'vitest'
import type { parseEnvironment as Parse } from './environment'

const secrets = {
  APP_KEYS: 'a-secret-of-enough-length,another-secret-of-length',
  ADMIN_JWT_SECRET: 'a-secret-of-enough-length',
  API_TOKEN_SALT: 'a-secret-of-enough-length',
  ENCRYPTION_KEY: 'a-secret-of-enough-length',
  JWT_SECRET: 'a-secret-of-enough-length',
  WEBSITE_KEY: 'a-secret-of-enough-length',
  VAPID_SECRET: 'a-secret-of-enough-length',
}
const complete = { ...secrets, DATABASE_URL: 'postgres://u:p@localhost/gevel' }

const withLongSecrets = () => Object.fromEntries(Object.keys(secrets).map((name) => [name, 'x'.repeat(32)]))

let parseEnvironment: typeof Parse

beforeAll(async () => {
  // The module parses the settings of its own process on load.
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
  parseEnvironment = (await import('./environment')).parseEnvironment
})

test('uses defaults for settings that are missing or empty', () => {
  const environment = parseEnvironment({ ...complete, PORT: '', SMTP_URL: '' })
  expect(environment).toMatchObject({ PORT: 1337, HOST: '127.0.0.1', SITE_URL: 'http://localhost:3000' })
  expect(environment.SMTP_URL).toBeUndefined()
  expect(environment.APP_KEYS).toHaveLength(2)
})

test('reports a missing secret in one clear sentence', () => {
  const { JWT_SECRET: _missing, ...rest } = complete
  expect(() => parseEnvironment(rest)).toThrow(
    'The setting JWT_SECRET is missing; example: a random string of at least 32 characters.',
  )
})

test('names a wrong setting with an example', () => {
  expect(() => parseEnvironment({ ...complete, DATABASE_URL: 'mysql://x' })).toThrow(
    'The setting DATABASE_URL is not valid; example: postgres://gevel:wachtwoord@localhost:5432/gevel.',
  )
  expect(() => parseEnvironment({ ...complete, PORT: 'vier' })).toThrow('The setting PORT is not valid; example: 1337.')
})

test('requires the public URL of a bucket', () => {
  const S3_URL = 'https://key:secret@s3.example/media'
  expect(() => parseEnvironment({ ...complete, S3_URL })).toThrow('The setting MEDIA_URL is missing')
  expect(() => parseEnvironment({ ...complete, S3_URL: 'https://s3.example/media' })).toThrow('S3_URL is not valid')
})

test('requires both the key and the service account of Firebase', () => {
  const FIREBASE_API_KEY = 'key'
  const account = { project_id: 'gevel', client_email: 'a@gevel.example', private_key: '-----BEGIN PRIVATE KEY-----' }
  const FIREBASE_SERVICE_ACCOUNT = JSON.stringify(account)
  const parsed = parseEnvironment({ ...complete, FIREBASE_API_KEY, FIREBASE_SERVICE_ACCOUNT })
  expect(parsed.FIREBASE_SERVICE_ACCOUNT).toEqual(account)
  expect(() => parseEnvironment({ ...complete, FIREBASE_API_KEY })).toThrow('FIREBASE_SERVICE_ACCOUNT is missing')
  expect(() => parseEnvironment({ ...complete, FIREBASE_SERVICE_ACCOUNT })).toThrow('FIREBASE_API_KEY is missing')
  for (const wrong of ['{', '{}', 'null'])
    expect(() => parseEnvironment({ ...complete, FIREBASE_API_KEY, FIREBASE_SERVICE_ACCOUNT: wrong })).toThrow(
      'FIREBASE_SERVICE_ACCOUNT is not valid',
    )
})

test('accepts the Firebase emulator, which authenticates nobody, on this machine only', () => {
  const account = (project_id: string) =>
    JSON.stringify({ project_id, client_email: 'a@gevel.example', private_key: '-----BEGIN PRIVATE KEY-----' })
  const parse = (fields: Record<string, string>, project = 'demo-gevel') =>
    parseEnvironment({
      ...complete,
      FIREBASE_API_KEY: 'key',
      FIREBASE_SERVICE_ACCOUNT: account(project),
      FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099',
      ...fields,
    })
  expect(parse({}).FIREBASE_EMULATOR_URL).toBe('http://127.0.0.1:9099')
  const refusal = 'FIREBASE_EMULATOR_URL is not valid'
  expect(() => parse({}, 'gevel')).toThrow(refusal)
  expect(() => parse({ SITE_URL: 'https://www.gevel.example' })).toThrow(refusal)
  expect(() => parse({ FIREBASE_EMULATOR_URL: 'http://emulator.example:9099' })).toThrow(refusal)
  expect(() => parse({ FIREBASE_EMULATOR_URL: 'http://127.0.0.1.evil.example:9099' })).toThrow(refusal)
})

test('hashes passwords with cost 10, except on this machine', () => {
  const SITE_URL = 'https://www.gevel.example'
  expect(parseEnvironment({ ...complete, SITE_URL }).PASSWORD_HASH_COST).toBe(10)
  expect(parseEnvironment({ ...complete, PASSWORD_HASH_COST: '7' }).PASSWORD_HASH_COST).toBe(7)
  for (const cost of ['9', '11'])
    expect(() => parseEnvironment({ ...complete, SITE_URL, PASSWORD_HASH_COST: cost })).toThrow(
      'The setting PASSWORD_HASH_COST is not valid; example: 10, or from 4 for a SITE_URL on this machine.',
    )
})

test.each(Object.keys(secrets))('rejects a demo secret or a short one in production: %s', (name) => {
  const production = { ...complete, ...withLongSecrets(), NODE_ENV: 'production' }
  expect(() => parseEnvironment(production)).not.toThrow()
  expect(() => parseEnvironment({ ...production, [name]: `demo-${name}-not-for-production` })).toThrow(
    `The setting ${name} is a demo secret that everybody knows; example: a random string of at least 32 characters.`,
  )
  expect(() => parseEnvironment({ ...production, [name]: 'x'.repeat(31) })).toThrow(
    `The setting ${name} is shorter than 32 characters; example:`,
  )
})

test('checks each of APP_KEYS in production', () => {
  const production = { ...complete, ...withLongSecrets(), NODE_ENV: 'production' }
  expect(() => parseEnvironment({ ...production, APP_KEYS: `${'x'.repeat(32)},short` })).toThrow('APP_KEYS is shorter')
})

test('accepts demo secrets where the scripts say so', () => {
  expect(() => parseEnvironment({ ...complete, NODE_ENV: 'production', DEMO_SECRETS: 'on' })).not.toThrow()
})

test('needs neither database nor secrets for a build', () => {
  expect(parseEnvironment({ NODE_ENV: 'production' }, true).PORT).toBe(1337)
})
