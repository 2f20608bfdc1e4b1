import { z } from 'zod'
import { newsletterRhythmsSchema } from './newsletter.ts'
import { addressSchema } from './partners.ts'
import { hrefSchema } from './primitives.ts'

const navItemSchema = z.object({ label: z.string(), href: hrefSchema })
export type NavItem = z.infer<typeof navItemSchema>

const editionTextSchema = z.object({
  /** "Gevel", "Gevel Pro": the first word is set bold, the rest light */
  name: z.string(),
  /** line under the date on the front page */
  tagline: z.string(),
  title: z.string(),
  description: z.string(),
  nav: z.array(navItemSchema),
})

/** Everything around the content: brand, navigation per edition, footer and colophon. `GET /public/site`. */
export const siteSchema = z.object({
  editions: z.object({ general: editionTextSchema, pro: editionTextSchema }),
  about: z.string(),
  publisher: z.object({ name: z.string(), address: addressSchema }),
  footer: z.array(z.object({ title: z.string(), items: z.array(navItemSchema) })),
  legal: z.array(navItemSchema),
  social: z.array(navItemSchema),
  /** how often each newsletter comes; absent from an earlier backend */
  newsletters: newsletterRhythmsSchema.optional(),
})
export type Site = z.infer<typeof siteSchema>
