import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors'

const answered = (error: object) => ({ response: { data: { error } } })

test.each([
  [answered({ message: 'a b', details: { errors: [{ path: ['password'], message: 'a' }] } }), { password: 'a' }],
  [answered({ message: 'Te vaak.', details: { retryAfterSeconds: 1 } }), { form: 'Te vaak.' }],
  [answered({ details: { errors: [{ path: [], message: 'a' }] } }), { form: 'a' }],
  [new TypeError('Failed to fetch'), { form: 'Dit is niet gelukt. Probeer het opnieuw.' }],
  [undefined, { form: 'Dit is niet gelukt. Probeer het opnieuw.' }],
])('finds the sentences in %j', (error, errors) => {
  expect(fieldErrorsOf(error)).toEqual(errors)
})
