import { z } from 'zod'

/**
 * A square of a picture, as fractions: `0.25,0,1` begins a quarter from the left, and has the length of the shorter side. Of a text that is
 * none it is undefined.
 */
export const pictureCropSchema = z
  .string()
  .max(60)
  .optional()
  .transform((text) => {
    const [x, y, size, ...rest] = (text ?? '').split(',').map(Number)
    const isFraction = (number: number | undefined): number is number =>
      number !== undefined && number >= 0 && number <= 1
    if (!isFraction(x) || !isFraction(y) || !isFraction(size) || size === 0 || rest.length > 0) return undefined
    return { x, y, size }
  })
export type PictureCrop = z.output<typeof pictureCropSchema>
