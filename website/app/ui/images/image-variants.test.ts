import { describe, expect, it } from 'vitest'
import { imageVariants, slotWidths } from './image-variants.ts'

const picture = {
  url: '/uploads/kraan.jpg',
  width: 1200,
  height: 800,
  alt: 'Een kraan',
  caption: null,
  credit: null,
  focal: { x: 50, y: 50 },
}

describe('slotWidths', () => {
  it.each([
    ['a thumb', '6.5rem', 1200, [96, 160, 240]],
    ['a column', '20rem', 1600, [96, 160, 240, 320, 480, 640]],
    [
      'a quarter of the page or all of it',
      '(min-width: 64rem) 25vw, 100vw',
      1600,
      [320, 480, 640, 800, 960, 1200, 1600],
    ],
    ['a width that is computed', 'calc(100vw - 2rem)', 800, [320, 480, 640, 800]],
    ['an original between two sizes', '100vw', 700, [320, 480, 640, 800]],
    ['an original that is smaller than the slot', '100vw', 200, [240]],
    ['a tiny original', '3rem', 64, [96]],
  ])('of %s', (_, sizes, limit, widths) => expect(slotWidths(sizes, limit)).toEqual(widths))
})

describe('imageVariants', () => {
  it('offers no width beyond the original, whose width it states', () => {
    const variants = imageVariants({ ...picture, width: 700, height: 467 }, '3x2', '100vw')
    expect(variants?.srcSet('avif').split(', ').at(-1)).toBe('/beeld/800x3x2/50-50/uploads/kraan.jpg.avif 700w')
  })

  it('uses the size after the crop', () => {
    expect(imageVariants(picture, '1x1', '100vw')?.srcSet('webp')).toMatch(/800w$/)
  })

  it('has the ratio of the slot', () => {
    const { src, width, height } = imageVariants(picture, '16x9', '100vw') ?? {}
    expect({ src, width, height }).toEqual({
      src: '/beeld/640x16x9/50-50/uploads/kraan.jpg.jpg',
      width: 640,
      height: 360,
    })
    const tiny = imageVariants({ ...picture, width: 60, height: 30 }, 'orig', '4rem')
    expect([tiny?.width, tiny?.height]).toEqual([60, 30])
  })

  it('offers every size of a vector', () => {
    const logo = { ...picture, url: '/uploads/logo.svg', width: 48, height: 48 }
    expect(imageVariants(logo, '1x1', '3rem')?.srcSet('webp')).toBe('/beeld/96x1x1/50-50/uploads/logo.svg.webp 96w')
  })

  it('is undefined for a file we cannot read', () => {
    expect(imageVariants({ ...picture, url: '/uploads/plaat.tiff' }, '3x2', '100vw')).toBeUndefined()
  })
})
