import { expect, test } from 'vitest'
import { playerUrl, videoPageUrl } from './video-urls.ts'

const youtube = { provider: 'youtube', videoId: 'dQw4w9WgXcQ', hash: null, startSeconds: null } as const
const vimeo = { provider: 'vimeo', videoId: '76979871', hash: null, startSeconds: null } as const

test.each([
  [
    youtube,
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    { ...youtube, startSeconds: 95 },
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=95',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=95&autoplay=1',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=95s',
  ],
  [
    vimeo,
    'https://player.vimeo.com/video/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1',
    'https://vimeo.com/76979871',
  ],
  [
    { ...vimeo, hash: '8272103f6e', startSeconds: 65 },
    'https://player.vimeo.com/video/76979871?h=8272103f6e#t=65s',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1#t=65s',
    'https://vimeo.com/76979871/8272103f6e#t=65s',
  ],
])('plays and links %o', (video, player, started, page) => {
  expect(playerUrl(video, false)).toBe(player)
  expect(playerUrl(video, true)).toBe(started)
  expect(videoPageUrl(video)).toBe(page)
})
