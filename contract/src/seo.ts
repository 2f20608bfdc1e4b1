import { z } from 'zod'
import { pictureSchema } from './media.ts'

/** What an editor sets for search engines; every part falls back to the document's own title, intro and cover. */
export const seoSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  noindex: z.boolean(),
  image: pictureSchema.nullable(),
})
export type Seo = z.infer<typeof seoSchema>
