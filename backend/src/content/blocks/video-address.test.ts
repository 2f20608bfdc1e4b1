import { expect, test } from 'vitest'
import { parseVideoAddress } from './video-address'

const whole = { hash: null, startSeconds: null }
const youtube = { provider: 'youtube', videoId: 'dQw4w9WgXcQ', ...whole }
const vimeo = { provider: 'vimeo', videoId: '76979871', ...whole }
const unlisted = { ...vimeo, hash: '8272103f6e' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL0123456789AB&index=2', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=x', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['HTTPS://WWW.YouTube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', { ...youtube, startSeconds: 10 }],
  ['https://youtu.be/dQw4w9WgXcQ?si=x&t=95', { ...youtube, startSeconds: 95 }],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=30', { ...youtube, startSeconds: 30 }],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', { ...youtube, startSeconds: 3723 }],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=0', youtube],
  [' https://vimeo.com/76979871 ', vimeo],
  ['https://vimeo.com/76979871?fl=pl&fe=sh', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/1234567/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/1234567/video/76979871', vimeo],
  ['https://vimeo.com/album/1234567/video/76979871', vimeo],
  ['https://vimeo.com/event/1234567/videos/76979871', vimeo],
  ['https://vimeo.com/ondemand/bouwen/76979871', vimeo],
  ['https://vimeo.com/76979871#t=1m5s', { ...vimeo, startSeconds: 65 }],
  ['https://vimeo.com/76979871/8272103f6e', unlisted],
  ['https://vimeo.com/76979871/8272103F6E?share=copy', unlisted],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', unlisted],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&title=0', unlisted],
  ['https://vimeo.com/showcase/1234567/video/76979871?h=8272103f6e', unlisted],
])('%s', (address, video) => {
  expect(parseVideoAddress(address)).toEqual(video)
})

test.each([
  ['https://www.youtube.com/playlist?list=PL0123456789AB', 'een afspeellijst'],
  ['https://www.youtube.com/embed/videoseries?list=PL0123456789AB', 'een afspeellijst'],
  ['https://music.youtube.com/playlist?list=PL0123456789AB', 'een afspeellijst'],
  ['https://www.youtube.com/embed/live_stream?channel=UC0123456789', 'een kanaal'],
  ['https://www.youtube.com/@gevel', 'een kanaal'],
  ['https://www.youtube.com/user/abcdefghijk', 'een kanaal'],
  ['https://www.youtube.com/channel/UC01234567890123456789', 'een kanaal'],
  ['https://vimeo.com/showcase/1234567', 'een showcase'],
  ['https://vimeo.com/album/1234567', 'een showcase'],
  ['https://vimeo.com/showcase/1234567/embed', 'een showcase'],
  ['https://vimeo.com/groups/1234567', 'een groep'],
  ['https://vimeo.com/channels/1234567', 'een kanaal'],
  ['https://vimeo.com/event/1234567', 'een evenement'],
  ['https://vimeo.com/event/1234567/8272103f6e', 'een evenement'],
])('rejects %s, which has no single video', (address, name) => {
  expect(() => parseVideoAddress(address)).toThrow(
    `Dit is het adres van ${name}. Open daarin de video en plak het adres daarvan.`,
  )
})

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://example.nl/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/',
  'https://youtube.com/watch?v=te-kort',
  'https://vimeo.com/over',
  'https://vimeo.com/76979871/privacy',
  'https://vimeo.com/user1234567/review/76979871/8272103f6e',
  'https://constructor/123456',
  'https://www.__proto__/123456',
])('rejects %s', (address) => {
  expect(() => parseVideoAddress(address)).toThrow('Plak hier het adres van een video op YouTube of Vimeo.')
})
