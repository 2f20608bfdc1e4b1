import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { vacancyFiltersSchema, vacancyNearSchema } from './vacancy-filters.ts'

/** `daily`: every morning with something new. `weekly`: on Mondays. */
export const alertRhythmSchema = z.enum(['daily', 'weekly'], { error: 'Kies hoe vaak u de mail wilt.' })
export type AlertRhythm = z.infer<typeof alertRhythmSchema>

/** The longest text of a search by mail. */
export const longestAlertText = 200

/** A search of which the new vacancies are mailed. */
export const alertSearchSchema = z.object({
  /** null for the vacancies of both */
  edition: editionSchema.nullable(),
  text: z.string().trim().max(longestAlertText, `Hoogstens ${longestAlertText} tekens.`),
  ...vacancyNearSchema.shape,
  filters: vacancyFiltersSchema,
})
export type AlertSearch = z.infer<typeof alertSearchSchema>

/** An alert of a confirmed address, for its owner. */
export const alertSchema = z.object({
  id: z.int().positive(),
  search: alertSearchSchema,
  rhythm: alertRhythmSchema,
})
export type Alert = z.infer<typeof alertSchema>
