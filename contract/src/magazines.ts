import { z } from 'zod'
import { issuePdfSchema } from './issue-reader.ts'
import { plainPictureSchema } from './media.ts'
import { daySchema, publicIdSchema } from './primitives.ts'
import { headlineSchema } from './references.ts'

/** An issue on the shelf. The site renders its cover: the title over a picture on a colour. */
export const magazineCardSchema = z.object({
  id: publicIdSchema,
  slug: z.string(),
  year: z.int(),
  number: z.int(),
  month: z.string(),
  title: z.string(),
  intro: z.string(),
  pages: z.int().positive(),
  publishedOn: daySchema,
  colour: z.enum(['blue', 'deep', 'ink', 'sand', 'clay', 'sky']),
  picture: plainPictureSchema.nullable(),
})
export type MagazineCard = z.infer<typeof magazineCardSchema>

/** An issue with its contents by page number: articles on the site, and items that are only on paper. */
export const magazineSchema = magazineCardSchema.extend({
  contents: z.array(
    z.object({
      page: z.int().nullable(),
      title: z.string(),
      text: z.string().nullable(),
      article: headlineSchema.nullable(),
    }),
  ),
  /** null while there are no pages to read */
  pdf: issuePdfSchema.nullable(),
  previous: magazineCardSchema.nullable(),
  next: magazineCardSchema.nullable(),
})
export type Magazine = z.infer<typeof magazineSchema>
