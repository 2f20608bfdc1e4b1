import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ChangeClock } from '../../app/content/cache/change-clock.ts'
import { serve, stopServers } from '../testing/servers.ts'
import { ClientQueueFull } from './fair-queue.ts'
import { imageHandler } from './image-handler.ts'
import { imageMaker } from './image-maker.ts'

const JPEG = '/beeld/320x1x1/50-50/uploads/foto.jpg.jpg'
const requestedUrls: string[] = []
const reported: unknown[] = []
const clock = new ChangeClock()
let bodies: Record<string, Buffer | string>
let site: string
let cacheDir: string
/** another instance of the website, with the same folder */
let startSite: (changes: ChangeClock) => Promise<string>
/** until which the store does not respond */
let held: Promise<unknown> | undefined

async function halves(left: string, right: string, width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const }
  const input = await sharp({ create: { ...half, background: right } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">geheim</x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
}

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'gevel-beeld-'))
  const photo = await halves('red', 'blue', 1200, 800)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="lime"/></svg>'
  bodies = {
    '/uploads/foto.jpg': photo,
    '/uploads/logo.svg': svg,
    '/uploads/kapot.jpg': 'geen beeld',
    '/uploads/klein.jpg': await halves('red', 'blue', 60, 40),
    '/uploads/gedraaid.jpg': await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    '/uploads/groot.jpg': Buffer.alloc(26 * 1024 * 1024),
  }
  const backendUrl = await serve(async (req, res) => {
    requestedUrls.push(`${req.method === 'HEAD' ? 'HEAD ' : ''}${req.url}`)
    const { [req.url ?? '']: body } = bodies
    await held
    if (req.url === '/uploads/storing.jpg' || body === 'storing') return res.writeHead(502).end()
    return body ? res.end(body) : res.writeHead(404).end()
  })
  startSite = async (changes) => {
    const report = (error: unknown) => reported.push(error)
    const make = imageMaker({ cacheDir, origins: { backendUrl }, changes, report })
    const response = imageHandler(make, () => 'a', report)
    return serve((req, res) => {
      response(req, res)
    })
  }
  site = await startSite(clock)
})

afterAll(async () => {
  await stopServers()
  await rm(cacheDir, { recursive: true })
})

async function picture(path: string) {
  const response = await fetch(site + path)
  const body = Buffer.from(await response.arrayBuffer())
  const { data } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  return { response, body, colour: { red, green, blue }, facts: await sharp(body).metadata() }
}

describe('a picture', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is sent as %s in the requested size, immutable', async (extension, type, format) => {
    const { response, facts } = await picture(`/beeld/320x16x9/50-50/uploads/foto.jpg.${extension}`)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([facts.format, facts.width, facts.height]).toEqual([format, 320, 180])
  })

  it('is cropped around the focal point', async () => {
    const left = await picture('/beeld/96x1x1/0-50/uploads/foto.jpg.jpg')
    const right = await picture('/beeld/96x1x1/100-50/uploads/foto.jpg.jpg')
    expect(left.colour.red).toBeGreaterThan(200)
    // two thirds of the width: starting at the right edge the crop begins in the red part and ends in the blue
    const { data, info } = await sharp(right.body).raw().toBuffer({ resolveWithObject: true })
    expect(data[(info.width - 1) * info.channels + 2]).toBeGreaterThan(200)
    expect(left.body.equals(right.body)).toBe(false)
  })

  it('is never larger than its original', async () => {
    const { facts } = await picture('/beeld/1600x3x2/50-50/uploads/klein.jpg.webp')
    expect([facts.width, facts.height]).toEqual([60, 40])
  })

  it('of a drawing is rasterised at the requested size', async () => {
    const { facts, colour } = await picture('/beeld/640xorig/50-50/uploads/logo.svg.webp')
    expect([facts.width, facts.height]).toEqual([640, 320])
    expect(colour.green).toBeGreaterThan(240)
  })

  it('is upright, and loses its metadata', async () => {
    const { facts, body } = await picture('/beeld/320xorig/50-50/uploads/gedraaid.jpg.jpg')
    expect([facts.width, facts.height]).toEqual([320, 480])
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(body.includes('geheim')).toBe(false)
  })
})

describe('a repeated request', () => {
  it('makes a picture once for concurrent requests', async () => {
    requestedUrls.length = 0
    const bodies = await Promise.all([1, 2, 3, 4].map(async () => (await fetch(site + JPEG)).arrayBuffer()))
    await (await fetch(site + JPEG)).arrayBuffer()
    expect(new Set(bodies.map((body) => body.byteLength)).size).toBe(1)
    expect(requestedUrls).toEqual(['/uploads/foto.jpg'])
  })

  it('gets a 304 when the client has it', async () => {
    const etag = (await fetch(site + JPEG)).headers.get('etag') ?? ''
    const again = await fetch(site + JPEG, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('gets only the size with HEAD', async () => {
    const head = await fetch(site + JPEG, { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500)
    expect(await head.text()).toBe('')
  })
})

describe('a picture whose original is gone', () => {
  const sizes = ['/beeld/96xorig/50-50/uploads/weg_a1.jpg.jpg', '/beeld/160xorig/50-50/uploads/weg_a1.jpg.webp']
  const statuses = (origin = site) => Promise.all(sizes.map(async (path) => (await fetch(origin + path)).status))

  beforeEach(async () => {
    bodies['/uploads/weg_a1.jpg'] = await halves('red', 'blue', 200, 100)
    expect(await statuses()).toEqual([200, 200])
    requestedUrls.length = 0
  })

  it('is a 404 in every size as soon as the change stream reports it, and none is stored', async () => {
    delete bodies['/uploads/weg_a1.jpg']
    expect(await statuses()).toEqual([200, 200])
    clock.recordChange(['media', 'file:weg_a1.jpg'])
    expect(await statuses()).toEqual([404, 404])
    // as it would be seen by another instance with the same folder
    bodies['/uploads/weg_a1.jpg'] = await halves('lime', 'lime', 200, 100)
    requestedUrls.length = 0
    await picture(sizes[0] ?? '')
    expect(requestedUrls).toEqual(['/uploads/weg_a1.jpg'])
  })

  it('is a 404 after a gap in the change stream, and another one is checked once', async () => {
    delete bodies['/uploads/weg_a1.jpg']
    await fetch(site + JPEG)
    requestedUrls.length = 0
    clock.recordUnknownChange()
    expect(await statuses()).toEqual([404, 404])
    for (const _ of [1, 2]) expect((await fetch(site + JPEG)).status).toBe(200)
    expect(requestedUrls.filter((url) => url.includes('foto'))).toEqual(['HEAD /uploads/foto.jpg'])
  })

  it('is a 404 on an instance that starts later', async () => {
    delete bodies['/uploads/weg_a1.jpg']
    expect(await statuses(await startSite(new ChangeClock()))).toEqual([404, 404])
  })

  it('is a 404 when it was removed while a size of it was made, which is not stored', async () => {
    let release = () => {}
    held = new Promise<void>((resolve) => {
      release = resolve
    })
    const path = '/beeld/96x1x1/50-50/uploads/weg_a1.jpg.avif'
    const requested = fetch(site + path)
    await expect.poll(() => requestedUrls).toEqual(['/uploads/weg_a1.jpg'])
    delete bodies['/uploads/weg_a1.jpg']
    clock.recordChange(['file:weg_a1.jpg'])
    release()
    held = undefined
    expect((await requested).status).toBe(404)
    expect((await fetch(site + path)).status).toBe(404)
  })

  it('is sent from the cache while its store does not respond', async () => {
    clock.recordUnknownChange()
    bodies['/uploads/weg_a1.jpg'] = 'storing'
    expect(await statuses()).toEqual([200, 200])
  })
})

it('names the file in a tag for a CDN, which may keep the picture for an hour only', async () => {
  const { headers } = await fetch(site + JPEG)
  expect(headers.get('cache-tag')).toBe('file:foto.jpg')
  expect(headers.get('cdn-cache-control')).toMatch(/^public, max-age=3600,/)
})

describe('an error', () => {
  it.each([
    ['an unknown picture', '/beeld/320x1x1/50-50/uploads/weg.jpg.avif', 404],
    ['an unknown width', '/beeld/321x1x1/50-50/uploads/foto.jpg.avif', 404],
    ['a way out', '/beeld/320x1x1/50-50/uploads/..%2fadmin.jpg.avif', 404],
    ['a file that is no picture', '/beeld/320x1x1/50-50/uploads/kapot.jpg.avif', 404],
    ['a file that is too large', '/beeld/320x1x1/50-50/uploads/groot.jpg.avif', 404],
    ['another host', '/beeld/320x1x1/50-50/media/elders/foto.jpg.avif', 404],
    ['a backend in trouble', '/beeld/320x1x1/50-50/uploads/storing.jpg.avif', 503],
  ])('%s', async (_, path, status) => {
    const response = await fetch(site + path)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '3' : null)
    expect(await response.text()).not.toMatch(/Error|at /)
  })
})

it('rejects a client that requests too many new pictures, and says when to retry', async () => {
  const make = () => Promise.reject(new ClientQueueFull())
  const handle = imageHandler(
    make,
    () => 'a',
    (error) => reported.push(error),
  )
  const busy = await serve((req, res) => {
    handle(req, res)
  })
  const before = reported.length
  const response = await fetch(busy + JPEG)
  expect([response.status, response.headers.get('retry-after'), reported.length]).toEqual([429, '3', before])
})
