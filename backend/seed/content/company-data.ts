import { partnerKindSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { slugSchema } from './article'
import { addressSchema, factSchema, personSchema } from './reference-data'

export const partnerSchema = z.strictObject({
  slug: slugSchema,
  name: z.string(),
  kind: partnerKindSchema,
  /** name of a drawing in `illustrations/logos` */
  logo: z.string().regex(/^l\d+$/),
  summary: z.string(),
  /** Markdown without directives */
  description: z.string(),
  city: z.string(),
  parent: z.string().optional(),
  formula: z.string().optional(),
  founded: z.int(),
  website: z.url(),
  address: addressSchema,
  facts: z.array(factSchema),
  people: z.array(personSchema),
  stores: z
    .array(z.strictObject({ year: z.int(), count: z.int(), opened: z.int().optional(), closed: z.int().optional() }))
    .default([]),
  /** a place, or a place and a street, per line */
  shops: z.string().optional(),
  provinces: z.record(z.string(), z.int()).default({}),
  /** whether the logo is in the strip of the front pages */
  strip: z.boolean(),
})
export type PartnerSource = z.infer<typeof partnerSchema>

export const productSchema = z.strictObject({
  slug: slugSchema,
  name: z.string(),
  partner: slugSchema,
  brand: z.string(),
  summary: z.string(),
  /** Markdown without directives */
  description: z.string(),
  specifications: z.array(factSchema),
  scene: z.string(),
  variant: z.int().min(1).max(4),
})
export type ProductSource = z.infer<typeof productSchema>
