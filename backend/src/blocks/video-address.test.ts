import { expect, test } from 'vitest'
import { parseVideoAddress } from './video-address'

const youtube = { provider: 'youtube', videoId: 'dQw4w9WgXcQ' }
const vimeo = { provider: 'vimeo', videoId: '76979871' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  [' https://vimeo.com/76979871 ', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
])('%s', (address, video) => {
  expect(parseVideoAddress(address)).toEqual(video)
})

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://example.nl/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/',
  'https://vimeo.com/over',
])('rejects %s', (address) => {
  expect(() => parseVideoAddress(address)).toThrow('Plak hier het adres van een video op YouTube of Vimeo.')
})
