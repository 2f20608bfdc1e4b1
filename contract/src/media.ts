import { z } from 'zod'

/** The backend rejects a larger picture, and the website resizes none: more than any camera makes. */
export const maxPictureBytes = 25 * 1024 * 1024

/**
 * A picture of the media library with an editor's texts. `url` is a path on the backend (`/uploads/…`) or a URL of the
 * media storage; width and height are of the original, in pixels; the focal point is in percent of each side.
 */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  focal: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
})
export type Picture = z.infer<typeof pictureSchema>

/** A decorative picture: its content is described beside it. */
export const plainPictureSchema = pictureSchema.pick({ url: true, width: true, height: true, focal: true })
export type PlainPicture = z.infer<typeof plainPictureSchema>

/** A file to download; `sizeBytes` is its size. */
export const fileSchema = z.object({
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.int().nonnegative(),
})
export type FileLink = z.infer<typeof fileSchema>
