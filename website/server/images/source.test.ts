import { expect, it } from 'vitest'
import { originalAddress } from './source.ts'

const backendUrl = 'http://backend:1337'
const mediaUrl = 'https://media.example/gevel'

it.each([
  ['uploads/a.jpg', 'http://backend:1337/uploads/a.jpg'],
  ['media/gevel/2026/a.jpg', 'https://media.example/gevel/2026/a.jpg'],
  ['media/elders/a.jpg', undefined],
  ['media/gevel-2/a.jpg', undefined],
])('%s stands at %s', (source, address) => expect(originalAddress(source, { backendUrl, mediaUrl })).toBe(address))

it('no media storage, nothing fetched from it', () => {
  expect(originalAddress('media/gevel/a.jpg', { backendUrl })).toBeUndefined()
})
