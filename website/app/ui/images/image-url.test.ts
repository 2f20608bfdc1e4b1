import { describe, expect, it } from 'vitest'
import { type ImageOrder, imageSource, imageUrl, isVector, parseImageUrl } from './image-url.ts'

const order: ImageOrder = {
  width: 640,
  ratio: '3x2',
  focal: { x: 50, y: 30 },
  source: 'uploads/kraan_a1b2.jpg',
  format: 'avif',
}
const url = '/beeld/640x3x2/50-30/uploads/kraan_a1b2.jpg.avif'

describe('imageUrl and parseImageUrl', () => {
  it('are each other’s inverse', () => {
    expect(imageUrl(order)).toBe(url)
    expect(parseImageUrl(url)).toEqual(order)
  })

  it('round the focal point to steps of 5 %, so that the same picture is made once', () => {
    expect(imageUrl({ ...order, focal: { x: 48.2, y: 32.4 } })).toBe(url)
    expect(parseImageUrl(url.replace('50-30', '48-32'))).toBeUndefined()
  })

  it('leave the focal point out of a picture that is not cropped', () => {
    expect(imageUrl({ ...order, ratio: 'orig', focal: { x: 0, y: 0 } })).toContain('/640xorig/50-50/')
    expect(parseImageUrl('/beeld/640xorig/0-0/uploads/a.jpg.webp')).toBeUndefined()
  })

  it.each([
    '/beeld/641x3x2/50-30/uploads/a.jpg.avif',
    '/beeld/0640x3x2/50-30/uploads/a.jpg.avif',
    '/beeld/-640x3x2/50-30/uploads/a.jpg.avif',
    '/beeld/640x2x3/50-30/uploads/a.jpg.avif',
    '/beeld/640xconstructor/50-30/uploads/a.jpg.avif',
    '/beeld/640x3x2/50-105/uploads/a.jpg.avif',
    '/beeld/640x3x2/050-30/uploads/a.jpg.avif',
    '/beeld/640x3x2/50-30/uploads/a.jpg.gif',
    '/beeld/640x3x2/50-30/uploads/a.pdf.avif',
    '/beeld/640x3x2/50-30/uploads/../admin.jpg.avif',
    '/beeld/640x3x2/50-30/uploads/%2e%2e/admin.jpg.avif',
    '/beeld/640x3x2/50-30/uploads/map/a.jpg.avif',
    '/beeld/640x3x2/50-30/uploads/.env.jpg.avif',
    '/beeld/640x3x2/50-30/media//a.jpg.avif',
    '/beeld/640x3x2/50-30/elders/a.jpg.avif',
    `/beeld/640x3x2/50-30/uploads/${'a'.repeat(400)}.jpg.avif`,
    '/beeld/',
  ])('reject %s', (path) => expect(parseImageUrl(path)).toBeUndefined())
})

describe('imageSource', () => {
  it.each([
    ['/uploads/kraan_a1b2.jpg', 'uploads/kraan_a1b2.jpg'],
    ['/uploads/_x.PNG?updated=1', 'uploads/_x.PNG'],
    ['https://media.example.nl/gevel/2026/a-b.webp', 'media/gevel/2026/a-b.webp'],
    ['https://media.example.nl/a.svg#deel', 'media/a.svg'],
  ])('of %s is %s', (address, source) => expect(imageSource(address)).toBe(source))

  it.each([
    '/admin/a.jpg',
    '//elders.example/a.jpg',
    '/media/a.jpg',
    '/uploads/a.pdf',
    'javascript:a.jpg',
    '',
    '/uploads/',
  ])('of %j is nothing', (address) => expect(imageSource(address)).toBeUndefined())
})

it('recognises a vector by its name', () => {
  expect(isVector('uploads/logo.SVG')).toBe(true)
  expect(isVector('uploads/svg.png')).toBe(false)
})
