import { z } from 'zod'
import { slugSchema } from './article'

/** Name of a drawing in `illustrations/portraits`. */
const portraitSchema = z.string().regex(/^p\d+$/)

export const tagSchema = z.strictObject({ slug: slugSchema, name: z.string(), description: z.string() })
export type TagSource = z.infer<typeof tagSchema>

export const authorSchema = z.strictObject({
  slug: slugSchema,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  email: z.email(),
  portrait: portraitSchema,
})
export type AuthorSource = z.infer<typeof authorSchema>

export const factSchema = z.strictObject({
  label: z.string(),
  value: z.string(),
  change: z.string().optional(),
  note: z.string().optional(),
})
export const personSchema = z.strictObject({ name: z.string(), role: z.string(), portrait: portraitSchema.optional() })
export const addressSchema = z.strictObject({
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string().optional(),
  email: z.email().optional(),
})
export const questionSchema = z.strictObject({ question: z.string(), answer: z.string() })
