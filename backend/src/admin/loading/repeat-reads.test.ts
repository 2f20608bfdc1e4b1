import { expect, test } from 'vitest'
import { isRetryable } from './repeat-reads'

const lostConnection = { name: 'TypeError', message: 'Failed to fetch' }
const overloaded = { status: 503, name: 'ServiceUnavailableError' }

const document = { type: 'query', endpoint: 'getDocument' }
const permissions = { type: 'query', endpoint: 'getMyPermissions' }
const save = { type: 'mutation', endpoint: 'updateDocument' }

test.each([
  ['a read after a lost connection', lostConnection, document, 1, true],
  ['a read of an overloaded server', overloaded, document, 3, true],
  ['a read that failed four times', overloaded, document, 4, false],
  ['permissions that failed often', overloaded, permissions, 40, true],
  ['permissions after a lost session', { status: 401 }, permissions, 1, false],
  ['a missing document', { status: 404 }, document, 1, false],
  ['a read of a page that was left', { name: 'AbortError' }, document, 1, false],
  ['a save', lostConnection, save, 1, false],
])('%s', (_, error, baseQueryApi, attempt, isRepeated) => {
  expect(isRetryable(error, undefined, { attempt, baseQueryApi })).toBe(isRepeated)
})
