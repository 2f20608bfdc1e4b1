import { z } from 'zod'

/** The two editions of the site (requirements §1): `general` for retail, `pro` for the wholesale trade. */
export const editionSchema = z.enum(['general', 'pro'])
export type Edition = z.infer<typeof editionSchema>
