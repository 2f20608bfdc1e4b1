import type { PlainPicture } from '@gevel/contract/media'
import { cropAround, focalWithin } from './image-crop.ts'
import {
  type FocalPoint,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageRatio,
  type ImageWidth,
  imageSource,
  imageUrl,
  isVector,
} from './image-url.ts'

/** The container of the site is 80 rem wide: no slot is wider. */
const WIDEST_SLOT = 1280
const REM = 16
/** Screens with more pixels than this per CSS pixel show no difference. */
const DENSEST = 2
/** The width for a browser with no AVIF. */
const PLAIN_WIDTH = 640
const LARGEST_WIDTH = 1600

export interface ImageVariants {
  /** the `srcset` in a format */
  srcSet: (format: ImageFormat) => string
  /** the JPEG for a browser with neither format */
  src: string
  /** pixels of `src`, which reserve the slot's space before loading */
  width: number
  height: number
  /** the focal point within the crop, for slots that crop further */
  focal: FocalPoint
}

/** The sizes of a picture for a slot, none wider than the original. Undefined when we cannot resize it. */
export function imageVariants(picture: PlainPicture, ratio: ImageRatio, sizes: string): ImageVariants | undefined {
  const source = imageSource(picture.url)
  if (!source) return undefined
  const crop = cropAround(picture, ratio, picture.focal)
  const limit = isVector(source) ? Number.POSITIVE_INFINITY : Math.floor(crop.width)
  const widths = slotWidths(sizes, limit)
  const urlOf = (width: ImageWidth, format: ImageFormat) =>
    imageUrl({ width, ratio, focal: picture.focal, source, format })
  const plain = widths.findLast((width) => width <= PLAIN_WIDTH) ?? widths[0] ?? IMAGE_WIDTHS[0]
  const width = Math.min(plain, limit)
  return {
    srcSet: (format) => widths.map((wide) => `${urlOf(wide, format)} ${Math.min(wide, limit)}w`).join(', '),
    src: urlOf(plain, 'jpg'),
    width,
    height: Math.max(1, Math.round((width * crop.height) / crop.width)),
    focal: focalWithin(crop, picture, picture.focal),
  }
}

/** The path of the largest size of a picture, uncropped, for a link to it. */
export function largestImage({ url, focal }: PlainPicture): string {
  const source = imageSource(url)
  return source ? imageUrl({ width: LARGEST_WIDTH, ratio: 'orig', focal, source, format: 'jpg' }) : url
}

/**
 * The widths to offer, in ascending order: from a quarter of the slot's maximum (a phone) up to what a dense screen
 * shows in it. The last may be wider than the original: the server then uses the original's own width.
 * @param limit width of the original in pixels
 */
export function slotWidths(sizes: string, limit: number): ImageWidth[] {
  const widest = widestSlot(sizes)
  const useful = IMAGE_WIDTHS.filter((width, at) => {
    const previous = IMAGE_WIDTHS[at - 1] ?? 0
    return width >= widest / 4 && previous < widest * DENSEST && previous < limit
  })
  return useful.length > 0 ? useful : IMAGE_WIDTHS.filter((width) => width >= limit).slice(0, 1)
}

/**
 * The maximum width of a slot by its `sizes`, in CSS pixels; anything but a plain rem, px or vw counts as the widest.
 */
function widestSlot(sizes: string): number {
  const lengths = sizes.split(',').map((entry) => {
    const [, amount, unit] = /(?:^|\s)([\d.]+)(rem|px|vw)\s*$/.exec(entry) ?? []
    if (!amount) return WIDEST_SLOT
    return Number(amount) * (unit === 'rem' ? REM : unit === 'vw' ? WIDEST_SLOT / 100 : 1)
  })
  return Math.min(WIDEST_SLOT, Math.max(...lengths))
}
