import sharp, { type Sharp } from 'sharp'
import { cropAround } from '../../app/ui/images/image-crop.ts'
import { type ImageFormat, type ImageOrder, isVector } from '../../app/ui/images/image-url.ts'

// our own queue uses the cores, and every result is cached on disk
sharp.concurrency(1)
sharp.cache(false)

/** A picture of 60 megapixels takes 180 MB in memory: more than any camera of an editor makes. */
const MAX_PIXELS = 60_000_000
const VECTOR_DPI = 72
const MAX_VECTOR_DPI = 2400

/** Quality just below what is visible; the effort that encodes a picture of 800 pixels in 0.15 s. */
const ENCODE: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 78, progressive: true }),
}

/**
 * Resizes an original: rotated upright, cropped around the focal point, never enlarged, without the photographer's
 * metadata.
 * @throws UnreadableImage when the original is not a picture, or too large to decode
 */
export async function resizeImage(original: Buffer, order: ImageOrder): Promise<Buffer> {
  try {
    return await make(original, order)
  } catch (error) {
    throw new UnreadableImage(order.source, { cause: error })
  }
}

/** The original cannot be decoded. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage'
}

async function make(original: Buffer, { width, ratio, focal, source, format }: ImageOrder): Promise<Buffer> {
  const { autoOrient: upright } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata()
  const crop = cropAround(upright, ratio, focal)
  const outWidth = isVector(source) ? width : Math.min(width, Math.floor(crop.width))
  const scale = outWidth / crop.width
  // resizes before cropping: only then can a large JPEG be decoded at a fraction of its size
  const whole = { width: Math.round(upright.width * scale), height: Math.round(upright.height * scale) }
  const outHeight = Math.min(whole.height, Math.max(1, Math.round(crop.height * scale)))
  const density = isVector(source) ? Math.min(MAX_VECTOR_DPI, Math.max(VECTOR_DPI, VECTOR_DPI * scale)) : VECTOR_DPI
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, density })
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: Math.min(Math.round(crop.left * scale), whole.width - outWidth),
      top: Math.min(Math.round(crop.top * scale), whole.height - outHeight),
      width: outWidth,
      height: outHeight,
    })
  return ENCODE[format](image).toBuffer()
}
