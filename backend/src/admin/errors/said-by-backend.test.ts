import { expect, test } from 'vitest'
import { messageOf } from './said-by-backend'

// as Strapi's client throws them
const fetchError = (message: string, response?: object) =>
  Object.assign(new Error(message), { name: 'FetchError', status: 503, response })

test('shows what the backend says, and its own words for anything else', () => {
  expect(messageOf(fetchError('De reactie is er niet meer.', { data: {} }), 'Mislukt.')).toBe(
    'De reactie is er niet meer.',
  )
  expect(messageOf(fetchError('Unknown Server Error'), 'Mislukt.')).toBe('Mislukt.')
  expect(messageOf(new TypeError('Failed to fetch'), 'Mislukt.')).toBe('Mislukt.')
})
