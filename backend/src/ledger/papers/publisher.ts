import { z } from 'zod'

/** The publisher, as on the documents of an order. */
export const publisherSchema = z.object({
  /** of the site: "Gevel" */
  brand: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.string().nullish(),
  vatId: z.string().nullish(),
  iban: z.string().nullish(),
  email: z.string().nullish(),
})
export type Publisher = z.infer<typeof publisherSchema>
