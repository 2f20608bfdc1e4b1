import { z } from 'zod'
import { pictureSchema } from './media.ts'

/** An editor's settings for search engines; every field falls back to the document's own title, intro and cover. */
export const seoSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  noindex: z.boolean(),
  image: pictureSchema.nullable(),
})
export type Seo = z.infer<typeof seoSchema>
