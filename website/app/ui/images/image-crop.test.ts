import { describe, expect, it } from 'vitest'
import { cropAround, focalWithin } from './image-crop.ts'

const landscape = { width: 1200, height: 800 }
const centre = { x: 50, y: 50 }

describe('cropAround', () => {
  it('keeps a picture that already has the ratio', () => {
    expect(cropAround(landscape, '3x2', { x: 0, y: 100 })).toEqual({ left: 0, top: 0, width: 1200, height: 800 })
  })

  it.each([
    ['left edge', { x: 0, y: 50 }, 0],
    ['in view', { x: 40, y: 50 }, 80],
    ['middle', centre, 200],
    ['right edge', { x: 95, y: 50 }, 400],
  ])('makes a square at the %s', (_, focal, left) => {
    expect(cropAround(landscape, '1x1', focal)).toEqual({ left, top: 0, width: 800, height: 800 })
  })

  it('crops top and bottom for a wider ratio', () => {
    expect(cropAround(landscape, '16x9', { x: 50, y: 0 })).toEqual({ left: 0, top: 0, width: 1200, height: 675 })
    expect(cropAround(landscape, '16x9', { x: 50, y: 100 })).toEqual({ left: 0, top: 125, width: 1200, height: 675 })
  })

  it('keeps the whole picture at its own ratio', () => {
    expect(cropAround({ width: 333, height: 1001 }, 'orig', centre)).toEqual({
      left: 0,
      top: 0,
      width: 333,
      height: 1001,
    })
  })

  it('never exceeds the picture, however small it is', () => {
    const crop = cropAround({ width: 1, height: 7 }, '16x9', { x: 100, y: 100 })
    expect(crop.left + crop.width).toBeLessThanOrEqual(1)
    expect(crop.top + crop.height).toBeLessThanOrEqual(7)
  })
})

describe('focalWithin', () => {
  it('moves with the crop', () => {
    const focal = { x: 10, y: 50 }
    const crop = cropAround(landscape, '1x1', focal)
    expect(focalWithin(crop, landscape, focal)).toEqual({ x: 15, y: 50 })
  })

  it('is the middle when the crop could follow it', () => {
    const focal = { x: 40, y: 50 }
    expect(focalWithin(cropAround(landscape, '1x1', focal), landscape, focal)).toEqual(centre)
  })
})
