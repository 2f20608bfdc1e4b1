import { expect, test } from 'vitest'
import { sentenceOf } from './error-sentence'

test.each([
  ['the sentence of the backend', { name: 'NotFoundError', status: 404, message: 'De reactie is er niet meer.' }, true],
  ['that it is overloaded', { name: 'ServiceUnavailableError', status: 503, message: 'Even geduld.' }, true],
  ['no page of a proxy', { name: 'UnknownError', status: 502, message: 'Unknown Server Error' }, false],
  ['no crash', { name: 'InternalServerError', status: 500, message: 'Internal Server Error' }, false],
  ['no lost connection', { name: 'TypeError', message: 'Failed to fetch' }, false],
])('shows %s', (_, error, isShown) => {
  expect(sentenceOf(error, 'Mislukt.')).toBe(isShown ? error.message : 'Mislukt.')
})
