import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { paginationSchema } from './envelope.ts'
import { facetOf } from './facets.ts'
import { plainPictureSchema } from './media.ts'
import { momentSchema } from './primitives.ts'
import { accessSchema, partnerKindSchema } from './references.ts'

/** The kinds of document that the search finds. */
export const searchKindSchema = z.enum([
  'article',
  'company',
  'event',
  'vacancy',
  'magazine',
  'page',
  'figures',
  'author',
])
export type SearchKind = z.infer<typeof searchKindSchema>

export const searchOrderSchema = z.enum(['relevance', 'date'])
export type SearchOrder = z.infer<typeof searchOrderSchema>

/** The longest search text that is read; more is ignored, and `cut` says so. */
export const longestSearch = 200
/** Results per page, and the last page: readers rarely go further, and each page costs as much as the first. */
export const searchPageSize = 20
export const lastSearchPage = 25

/** A piece of text; `marked` where it matches the search. */
export const fragmentSchema = z.object({ text: z.string(), marked: z.boolean() })
export type Fragment = z.infer<typeof fragmentSchema>

/** A document that was found. */
export const searchHitSchema = z.object({
  kind: searchKindSchema,
  /** its path on the site */
  href: z.string(),
  title: z.array(fragmentSchema),
  /** its intro, or the part of its text that matches best; never from a text behind the paywall */
  fragment: z.array(fragmentSchema),
  /** null when the document belongs to both editions */
  edition: editionSchema.nullable(),
  /** of an issue, the first page of its PDF with the words */
  page: z.int().positive().nullable(),
  /** of an article, the words above its title; of a vacancy, its employer; of an author, their role */
  label: z.string().nullable(),
  companyKind: partnerKindSchema.nullable(),
  /** when an article appeared, a vacancy was placed or an event begins */
  at: momentSchema.nullable(),
  access: accessSchema.nullable(),
  cover: plainPictureSchema.nullable(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchFacetsSchema = z.object({
  edition: facetOf(editionSchema),
  kind: facetOf(searchKindSchema),
  year: facetOf(z.int()),
  /** the most frequent tags, and the chosen one */
  tag: z.array(z.object({ value: z.string(), name: z.string(), count: z.int().nonnegative() })),
})
export type SearchFacets = z.infer<typeof searchFacetsSchema>

/** The response of `GET /public/search`. */
export const searchAnswerSchema = z.object({
  data: z.array(searchHitSchema),
  meta: z.object({
    pagination: paginationSchema,
    /** there are more results than were counted: all numbers are minimums */
    more: z.boolean(),
    /** some results have only some of the words */
    partial: z.boolean(),
    /** the number of results with all words before the first one with some of them, on this page; 0 from an earlier backend */
    complete: z.int().nonnegative().catch(0),
    /** the search text was longer than `longestSearch` */
    cut: z.boolean(),
    /** the text that was searched for in place of the given one, in which a word was unknown */
    corrected: z.string().nullable(),
    /** the text to propose: with `literal`, when a word is unknown */
    suggestion: z.string().nullable(),
    facets: searchFacetsSchema,
  }),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

/** A proposal while somebody types: a document to open, or words to search for. */
export const searchSuggestionSchema = z.object({
  kind: z.enum(['words', ...searchKindSchema.options]),
  text: z.string(),
  href: z.string(),
})
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>

/** The response of `GET /public/search/suggestions`. */
export const searchSuggestionsSchema = z.object({ data: z.array(searchSuggestionSchema) })

/** The kinds of entry in the editors' word list. */
export const lexiconKindSchema = z.enum(['part', 'synonym', 'name'])
export type LexiconKind = z.infer<typeof lexiconKindSchema>
