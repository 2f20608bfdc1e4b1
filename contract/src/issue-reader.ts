import { z } from 'zod'
import { publicIdSchema } from './primitives.ts'
import { accessSchema } from './references.ts'
import { fragmentSchema } from './search.ts'

/** The sizes of a page's picture. */
export const pagePictureSchema = z.enum(['klein', 'groot'])
export type PagePicture = z.infer<typeof pagePictureSchema>

/** The pages of an issue, as its own page announces them. */
export const issuePdfSchema = z.object({
  /** changes with each new file */
  version: z.int().positive(),
  pageCount: z.int().positive(),
  bytes: z.int().positive(),
  access: accessSchema,
})
export type IssuePdf = z.infer<typeof issuePdfSchema>

/** A page of the reader; sizes in points. */
const readerPageSchema = z.object({
  page: z.int().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
})
export type ReaderPage = z.infer<typeof readerPageSchema>

/** A page that the search within an issue found. The fragment is empty for a reader who may not read the page. */
const pageHitSchema = z.object({ page: z.int().positive(), fragment: z.array(fragmentSchema) })
export type PageHit = z.infer<typeof pageHitSchema>

/** An issue in the page reader, as far as this reader may read it. */
export const issueReaderSchema = z.object({
  id: publicIdSchema,
  slug: z.string(),
  title: z.string(),
  year: z.int(),
  number: z.int(),
  month: z.string(),
  pdf: issuePdfSchema,
  /** whether this reader may read every page; otherwise the first ones */
  isReadable: z.boolean(),
  pages: z.array(readerPageSchema),
  /** of the spread with the requested page: nothing of a page that this reader may not read */
  texts: z.array(z.object({ page: z.int().positive(), text: z.string() })),
  /** null without a search */
  hits: z.array(pageHitSchema).nullable(),
  /** the words of the pages that match the search, to mark in them; in lower case, without accents */
  words: z.array(z.string()),
})
export type IssueReader = z.infer<typeof issueReaderSchema>
