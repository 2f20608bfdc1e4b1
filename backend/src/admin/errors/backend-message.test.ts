import { expect, test } from 'vitest'
import { messageOf } from './backend-message'

// as Strapi's client throws them
const fetchError = (message: string, response?: object) =>
  Object.assign(new Error(message), { name: 'FetchError', status: 503, response })

test("shows the backend's message, and a fallback for any other error", () => {
  expect(messageOf(fetchError('De reactie is er niet meer.', { data: {} }), 'Mislukt.')).toBe(
    'De reactie is er niet meer.',
  )
  expect(messageOf(fetchError('Unknown Server Error'), 'Mislukt.')).toBe('Mislukt.')
  expect(messageOf(new TypeError('Failed to fetch'), 'Mislukt.')).toBe('Mislukt.')
})
