import { expect, test } from 'vitest'
import { fieldMessagesOf } from './field-messages'

test('reads the sentence of each field by its path', () => {
  const errors = [
    { path: ['order', 'customer', 'kvk'], message: 'Een KvK-nummer heeft acht cijfers.' },
    { path: ['reason'], message: 'Vul een reden in.' },
  ]
  expect(fieldMessagesOf({ name: 'ValidationError', status: 400, details: { errors } })).toEqual({
    'order.customer.kvk': 'Een KvK-nummer heeft acht cijfers.',
    reason: 'Vul een reden in.',
  })
})

test.each([undefined, {}, { details: {} }, { details: { errors: 'x' } }])('has none for %j', (error) => {
  expect(fieldMessagesOf(error)).toEqual({})
})
