import { z } from 'zod'
import { plainPictureSchema } from './media.ts'
import { factSchema } from './primitives.ts'
import { locationSchema } from './provinces.ts'
import { partnerCardSchema, partnerKindSchema } from './references.ts'
import { richTextSchema } from './rich-text.ts'
import { seoSchema } from './seo.ts'

export const addressSchema = z.object({
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type Address = z.infer<typeof addressSchema>

export const productSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  summary: z.string(),
  description: richTextSchema,
  specifications: z.array(factSchema),
  picture: plainPictureSchema.nullable(),
})
export type Product = z.infer<typeof productSchema>

/**
 * A chain's number of shops at the end of a year (of the current year: so far), and what opened and closed in it; null
 * is unknown.
 */
export const storeYearSchema = z.object({
  year: z.int(),
  count: z.int(),
  opened: z.int().nullable(),
  closed: z.int().nullable(),
})
export type StoreYear = z.infer<typeof storeYearSchema>

/** A shop of a chain on the map. */
export const shopSchema = locationSchema.extend({ place: z.string(), name: z.string().nullable() })
export type Shop = z.infer<typeof shopSchema>

/** A company in a directory; its location is that of its place, null when it is unknown. */
export const directoryCardSchema = partnerCardSchema.extend({ location: locationSchema.nullable() })
export type DirectoryCard = z.infer<typeof directoryCardSchema>

/** The kinds of companies that are retail chains. */
export const chainKindSchema = partnerKindSchema.extract(['building-market', 'paint-home'])
export type ChainKind = z.infer<typeof chainKindSchema>

/** A retail chain, as it is compared with others. */
export const chainSchema = partnerCardSchema.extend({
  kind: chainKindSchema,
  parent: z.string().nullable(),
  formula: z.string().nullable(),
  founded: z.int().nullable(),
  /** by year, oldest first */
  stores: z.array(storeYearSchema),
})
export type Chain = z.infer<typeof chainSchema>

/** The kind of a company, which determines the path of its page. */
export const partnerLinkSchema = z.object({ kind: partnerKindSchema, link: z.string() })

/**
 * A company's page: partner, organisation, or retail chain (which also has its number of shops per year and province).
 */
export const partnerSchema = partnerCardSchema.extend({
  description: richTextSchema,
  parent: z.string().nullable(),
  formula: z.string().nullable(),
  founded: z.int().nullable(),
  website: z.string().nullable(),
  address: addressSchema.nullable(),
  facts: z.array(factSchema),
  people: z.array(z.object({ name: z.string(), role: z.string(), portrait: plainPictureSchema.nullable() })),
  stores: z.array(storeYearSchema),
  /** those of which the place is known */
  shops: z.array(shopSchema),
  provinces: z.array(z.object({ province: z.string(), count: z.int() })),
  products: z.array(productSchema),
  seo: seoSchema.nullable(),
})
export type Partner = z.infer<typeof partnerSchema>

/** How many articles, vacancies and events the page of a company lists. */
export const companyLists = { articles: 4, vacancies: 4, upcomingEvents: 6, pastEvents: 4 } as const
