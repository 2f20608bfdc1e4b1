import { z } from 'zod'
import { articleSchema } from './articles.ts'
import { editionSchema } from './editions.ts'
import { companyEventsSchema, eventSchema } from './events.ts'
import { magazineSchema } from './magazines.ts'
import { pageSchema } from './pages.ts'
import { partnerSchema } from './partners.ts'
import { momentSchema } from './primitives.ts'
import { articleCardSchema } from './references.ts'
import { vacancySchema, vacancyTeaserSchema } from './vacancies.ts'

/**
 * The types of documents that have a page, by their name in a preview. A product is part of the page of its company;
 * all others have a page of their own.
 */
export const previewTypeSchema = z.enum(['article', 'page', 'event', 'vacancy', 'company', 'product', 'magazine'])
export type PreviewType = z.infer<typeof previewTypeSchema>

/** The page that a preview shows: that of the document, or the landing page of an event's series. */
export const previewPageSchema = z.enum(['own', 'series'])
export type PreviewPage = z.infer<typeof previewPageSchema>

/** Which version of a document a preview shows. */
export const previewStatusSchema = z.enum(['draft', 'published'])
export type PreviewStatus = z.infer<typeof previewStatusSchema>

/**
 * What the page of a preview shows, as it gets it once the document is published: with `document` as the public API
 * responds with it. A company comes with the lists that its page requests separately.
 */
export const previewedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('article'), document: articleSchema }),
  z.object({ type: z.literal('page'), document: pageSchema }),
  z.object({ type: z.literal('event'), document: eventSchema }),
  z.object({ type: z.literal('vacancy'), document: vacancySchema }),
  z.object({
    type: z.literal('company'),
    document: partnerSchema,
    articles: z.array(articleCardSchema),
    vacancies: z.array(vacancyTeaserSchema),
    events: companyEventsSchema,
  }),
  z.object({ type: z.literal('magazine'), document: magazineSchema }),
])
export type Previewed = z.infer<typeof previewedSchema>

/** The origins of the admin, the only ones that may show a preview in a frame. */
const frameOriginsSchema = z.array(z.url()).min(1)

/** A preview: what its token gives access to, where its page is, and until when. */
export const previewSchema = z.object({
  shown: previewedSchema,
  status: previewStatusSchema,
  /** path of its page, with the query of its edition */
  path: z.string().startsWith('/'),
  edition: editionSchema,
  validUntil: momentSchema,
  frameOrigins: frameOriginsSchema,
})
export type Preview = z.infer<typeof previewSchema>

/** `error.details` of a preview that cannot be shown. */
export const previewErrorDetailsSchema = z.object({
  code: z.enum(['preview-invalid', 'preview-expired', 'preview-gone', 'preview-incomplete']),
  frameOrigins: frameOriginsSchema,
})
export type PreviewErrorCode = z.infer<typeof previewErrorDetailsSchema>['code']
