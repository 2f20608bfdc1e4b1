import { type FocalPoint, IMAGE_RATIOS, type ImageRatio } from './image-url.ts'

interface Size {
  width: number
  height: number
}

interface Crop extends Size {
  left: number
  top: number
}

/**
 * The largest crop of a picture with the given ratio, as near to the focal point as the edges allow. In pixels of the
 * original; integers only for `orig`.
 */
export function cropAround({ width, height }: Size, ratio: ImageRatio, focal: FocalPoint): Crop {
  const shape = IMAGE_RATIOS[ratio] ?? width / height
  const crop = width / height > shape ? { width: height * shape, height } : { width, height: width / shape }
  return {
    ...crop,
    left: within(0, (focal.x / 100) * width - crop.width / 2, width - crop.width),
    top: within(0, (focal.y / 100) * height - crop.height / 2, height - crop.height),
  }
}

/** The focal point of the original within the crop, in whole percents. */
export function focalWithin(crop: Crop, original: Size, focal: FocalPoint): FocalPoint {
  return {
    x: Math.round((((focal.x / 100) * original.width - crop.left) / crop.width) * 100),
    y: Math.round((((focal.y / 100) * original.height - crop.top) / crop.height) * 100),
  }
}

function within(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
