import { expect, test } from 'vitest'
import { saveFailureOf } from './save-failure'

const address = { model: 'api::page.page', documentId: 'abc' }
const updatedAt = '2026-11-23T10:00:00.123Z'

test.each([
  [{ name: 'TypeError', message: 'Failed to fetch' }, 'connection'],
  [{ status: 401, name: 'UnauthorizedError' }, 'session'],
  [{ status: 404, name: 'NotFoundError' }, 'deleted'],
  [{ status: 500, name: 'InternalServerError' }, 'server'],
  [{ status: 503, name: 'UnknownError' }, 'server'],
  [{ status: 400, name: 'ValidationError' }, undefined],
  [
    { status: 409, message: 'Gewijzigd.', details: { updatedAt } },
    { sentence: 'Gewijzigd.', address, updatedAt },
  ],
])('%j', (error, trouble) => {
  expect(saveFailureOf(error, address)).toEqual(trouble)
})
