import { z } from 'zod'
import { provinceNames } from './province-names.ts'

/** A point on the map, in degrees (WGS 84); the province is null for coordinates that an editor entered. */
export const locationSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  province: z.enum(provinceNames).nullable(),
})
export type Location = z.infer<typeof locationSchema>
