import { z } from 'zod'
import { hrefSchema, linkItemSchema } from './page-data'
import { addressSchema } from './reference-data'

const editionTextSchema = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  title: z.string(),
  description: z.string(),
})

/** `data/site.yaml`: everything around the content, and the redirects. */
export const siteSchema = z.strictObject({
  general: editionTextSchema,
  pro: editionTextSchema,
  about: z.string(),
  publisher: z.strictObject({ name: z.string(), address: addressSchema }),
  footer: z.array(z.strictObject({ title: z.string(), items: z.array(linkItemSchema) })),
  legal: z.array(linkItemSchema),
  social: z.array(linkItemSchema),
  redirects: z.array(
    z.strictObject({ from: z.string().startsWith('/'), to: hrefSchema, permanent: z.boolean().default(true) }),
  ),
})
export type SiteSource = z.infer<typeof siteSchema>

/** `data/newsletters.yaml`: how often each newsletter that is sent by hand comes. */
export const newslettersSchema = z.array(z.strictObject({ list: z.string(), promise: z.string() }))
export type NewslettersSource = z.infer<typeof newslettersSchema>

/** `data/navigation.yaml`: the main menu of each edition. */
export const navigationSchema = z.strictObject({ general: z.array(linkItemSchema), pro: z.array(linkItemSchema) })
export type NavigationSource = z.infer<typeof navigationSchema>
