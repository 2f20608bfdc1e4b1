import { expect, it } from 'vitest'
import { originalAddress } from './source.ts'

const backendUrl = 'http://backend:1337'
const mediaUrl = 'https://media.example/gevel'

it.each([
  ['uploads/a.jpg', 'http://backend:1337/uploads/a.jpg'],
  ['media/gevel/2026/a.jpg', 'https://media.example/gevel/2026/a.jpg'],
  ['media/elders/a.jpg', undefined],
  ['media/gevel-2/a.jpg', undefined],
])('%s is fetched from %s', (source, address) =>
  expect(originalAddress(source, { backendUrl, mediaUrl })).toBe(address),
)

it('fetches nothing from the media storage when there is none', () => {
  expect(originalAddress('media/gevel/a.jpg', { backendUrl })).toBeUndefined()
})
