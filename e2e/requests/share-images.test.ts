import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath } from '../paths.ts'
import { testEnvironment } from '../test-environment.ts'

const content = new Content()

const shareImageOf = (html: string) =>
  /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** The picture that a chat app shows beside a link to this page. */
async function fetchShareImage(path: string) {
  const { pathname, search } = new URL(shareImageOf((await ask(path)).body) ?? '', testEnvironment.siteUrl)
  const response = await fetch(testEnvironment.siteUrl + pathname + search)
  expect(response.status, path).toBe(200)
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

for (const path of ['/', '/pro', '/nieuws', '/vacatures', '/item/tag', '/sitemap/2026', '/nieuws?p=2']) {
  test(`gives a link to ${path} a picture with its title`, async () => {
    const { response, body } = await fetchShareImage(path)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('public')
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
}

test('gives articles their cover, or else a picture with their title', async () => {
  const [pictured, plain] = await Promise.all([
    content.article('general', ({ cover }) => cover !== null),
    content.article('general', ({ cover }) => cover === null),
  ])
  expect((await fetchShareImage(articlePath(pictured))).response.headers.get('content-type')).toBe('image/jpeg')
  const [one, other] = await Promise.all([fetchShareImage(articlePath(plain)), fetchShareImage('/nieuws')])
  expect(one.response.headers.get('content-type')).toBe('image/png')
  expect(one.body.equals(other.body)).toBe(false)
})

test('names no picture for a page that is not for search engines', async () => {
  for (const path of ['/inloggen', '/zoeken']) expect(shareImageOf((await ask(path)).body), path).toBeUndefined()
})

test('has no picture for a page that does not exist, and none with texts of somebody else', async () => {
  for (const path of ['/deel/bestaat-niet.png', '/deel/nieuws.jpg', '/deel/nieuws.png.png', '/deel/zoeken.png?q=verf'])
    expect((await ask(path)).status, path).toBe(404)
  const [plain, tampered] = await Promise.all(
    ['/deel/nieuws.png', '/deel/nieuws.png?title=Koop+nu'].map((path) => fetch(testEnvironment.siteUrl + path)),
  )
  expect(tampered?.headers.get('etag')).toBe(plain?.headers.get('etag'))
})

test('draws no words of an address under the brand: those of a search, a filter or a form', async () => {
  const words = 'Gevel is failliet: maak geld over naar NL00 EVIL'
  const keys = [
    'q',
    'plaats',
    'regio',
    'onderwerp',
    'soort',
    'volgorde',
    't',
    'titel',
    'naam',
    'bericht',
    'code',
    'terug',
  ]
  const pictureOf = (path: string, query: string) => fetch(`${testEnvironment.siteUrl}/deel${path}.png${query}`)
  for (const path of [
    '/zoeken',
    '/nieuws',
    '/vacatures',
    '/agenda',
    '/marktcijfers',
    '/contact',
    '/abonneren',
    '/herroepen',
  ]) {
    const plain = await pictureOf(path, '')
    for (const key of keys) {
      const { status, headers } = await pictureOf(path, `?${new URLSearchParams({ [key]: words })}`)
      const isOwn = status === 200 && plain.status === 200 && headers.get('etag') === plain.headers.get('etag')
      expect(isOwn || status === 404, `${path}?${key}= is ${status}`).toBe(true)
    }
  }
})
