import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { hoursBandSchema } from '@gevel/contract/vacancy-filters'
import { z } from 'zod'
import type { VacancySelection } from './vacancy-selection.ts'

/** The filters and the order of a URL: an unknown value is invalid, so that there are only so many pages. */
export const vacancySelectionSchema = z
  .object({
    vakgebied: vacancyCategorySchema.nullable(),
    regio: regionSchema.nullable(),
    uren: hoursBandSchema.nullable(),
    niveau: educationLevelSchema.nullable(),
    volgorde: z.literal('salaris').nullable(),
  })
  .transform(
    ({ vakgebied, regio, uren, niveau, volgorde }): VacancySelection => ({
      filters: {
        ...(vakgebied && { category: vakgebied }),
        ...(regio && { region: regio }),
        ...(uren && { hours: uren }),
        ...(niveau && { level: niveau }),
      },
      order: volgorde ? 'salary' : 'new',
    }),
  )
