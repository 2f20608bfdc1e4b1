import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, stopServers } from '../testing/servers.ts'
import { ClientQueueFull } from './fair-queue.ts'
import { imageHandler } from './image-handler.ts'
import { imageMaker } from './image-maker.ts'

const JPEG = '/beeld/320x1x1/50-50/uploads/foto.jpg.jpg'
const requestedUrls: string[] = []
const reported: unknown[] = []
let site: string
let cacheDir: string

async function halves(left: string, right: string, width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const }
  const input = await sharp({ create: { ...half, background: right } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .jpeg()
    .toBuffer()
}

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'gevel-beeld-'))
  const photo = await halves('red', 'blue', 1200, 800)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="lime"/></svg>'
  const bodies: Record<string, Buffer | string> = {
    '/uploads/foto.jpg': photo,
    '/uploads/logo.svg': svg,
    '/uploads/kapot.jpg': 'geen beeld',
    '/uploads/klein.jpg': await halves('red', 'blue', 60, 40),
    '/uploads/gedraaid.jpg': await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    '/uploads/groot.jpg': Buffer.alloc(26 * 1024 * 1024),
  }
  const backendUrl = await serve((req, res) => {
    requestedUrls.push(req.url ?? '')
    if (req.url === '/uploads/storing.jpg') return res.writeHead(502).end()
    const body = bodies[req.url ?? '']
    return body ? res.end(body) : res.writeHead(404).end()
  })
  const report = (error: unknown) => reported.push(error)
  const response = imageHandler(imageMaker({ cacheDir, origins: { backendUrl }, report }), () => 'a', report)
  site = await serve((req, res) => {
    response(req, res)
  })
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
    expect(facts.exif).toBeUndefined()
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
