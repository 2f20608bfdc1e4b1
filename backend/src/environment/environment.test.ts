import { beforeAll, expect, test, vi } from 'vitest'
import type { parseEnvironment as Parse } from './environment'

const secrets = {
  APP_KEYS: 'a-secret-of-enough-length,another-secret-of-length',
  ADMIN_JWT_SECRET: 'a-secret-of-enough-length',
  API_TOKEN_SALT: 'a-secret-of-enough-length',
  ENCRYPTION_KEY: 'a-secret-of-enough-length',
  JWT_SECRET: 'a-secret-of-enough-length',
  WEBSITE_KEY: 'a-secret-of-enough-length',
}
const complete = { ...secrets, DATABASE_URL: 'postgres://u:p@localhost/gevel' }

let parseEnvironment: typeof Parse

beforeAll(async () => {
  // The module reads the settings of its own process when it is loaded.
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
  parseEnvironment = (await import('./environment')).parseEnvironment
})

test('what is not set has its usual value, and an empty setting counts as not set', () => {
  const environment = parseEnvironment({ ...complete, PORT: '', SMTP_URL: '' })
  expect(environment).toMatchObject({ PORT: 1337, HOST: '127.0.0.1', SITE_URL: 'http://localhost:3000' })
  expect(environment.SMTP_URL).toBeUndefined()
  expect(environment.APP_KEYS).toHaveLength(2)
})

test('a missing secret is one clear sentence', () => {
  const { JWT_SECRET: _missing, ...rest } = complete
  expect(() => parseEnvironment(rest)).toThrow(
    'The setting JWT_SECRET is missing; example: a random string of at least 16 characters.',
  )
})

test('a wrong setting is named with an example', () => {
  expect(() => parseEnvironment({ ...complete, DATABASE_URL: 'mysql://x' })).toThrow(
    'The setting DATABASE_URL is not valid; example: postgres://gevel:wachtwoord@localhost:5432/gevel.',
  )
  expect(() => parseEnvironment({ ...complete, PORT: 'vier' })).toThrow('The setting PORT is not valid; example: 1337.')
})

test('a bucket needs the address where readers find its files', () => {
  const S3_URL = 'https://key:secret@s3.example/media'
  expect(() => parseEnvironment({ ...complete, S3_URL })).toThrow('The setting MEDIA_URL is missing')
  expect(() => parseEnvironment({ ...complete, S3_URL: 'https://s3.example/media' })).toThrow('S3_URL is not valid')
})

test('building needs neither database nor secrets', () => {
  expect(parseEnvironment({}, true).PORT).toBe(1337)
})
