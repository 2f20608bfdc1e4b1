import { expect, test } from 'vitest'
import { troubleOf } from './save-trouble'

test.each([
  [{ name: 'TypeError', message: 'Failed to fetch' }, 'connection'],
  [{ status: 401, name: 'UnauthorizedError' }, 'session'],
  [{ status: 500, name: 'InternalServerError' }, 'server'],
  [{ status: 503, name: 'UnknownError' }, 'server'],
  [{ status: 400, name: 'ValidationError' }, undefined],
])('%j', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})
