import type { PictureCrop } from '@gevel/contract/picture-crop'
import sharp from 'sharp'

/** The length of a side of a stored logo, in pixels: twice the largest size on a page. */
export const logoSide = 400

/**
 * Makes a logo of a picture: the chosen square, or the one in its middle, on white and upright, without anything that the file had beside its
 * pixels.
 * @returns WebP
 */
export async function cropLogo(picture: Buffer, crop: PictureCrop): Promise<Buffer> {
  const upright = await sharp(picture).rotate().toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const shorter = Math.min(width, height)
  const side = Math.max(1, Math.round(shorter * (crop?.size ?? 1)))
  const left = crop ? Math.round(crop.x * width) : (width - side) / 2
  const top = crop ? Math.round(crop.y * height) : (height - side) / 2
  return sharp(upright.data)
    .extract({ left: within(left, width - side), top: within(top, height - side), width: side, height: side })
    .resize(logoSide, logoSide)
    .flatten({ background: '#fff' })
    .webp({ quality: 90 })
    .toBuffer()
}

function within(position: number, most: number): number {
  return Math.min(Math.max(0, Math.floor(position)), most)
}
