import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { hoursBandSchema } from '@gevel/contract/vacancy-filters'
import { z } from 'zod'
import type { VacancySelection } from './vacancy-selection.ts'

/** Length at which a text is cut before it reaches the backend, whose URLs have a limit. */
const LONGEST_TEXT = 1000

/**
 * The words, the filters and the order of a URL. An unknown value of a filter is invalid: without words there are only so many
 * pages.
 */
export const vacancySelectionSchema = z
  .object({
    q: z.string().trim().nullable(),
    vakgebied: vacancyCategorySchema.nullable(),
    regio: regionSchema.nullable(),
    uren: hoursBandSchema.nullable(),
    niveau: educationLevelSchema.nullable(),
    volgorde: z.literal('salaris').nullable(),
  })
  .transform(
    ({ q, vakgebied, regio, uren, niveau, volgorde }): VacancySelection => ({
      text: q?.slice(0, LONGEST_TEXT).toWellFormed() ?? '',
      filters: {
        ...(vakgebied && { category: vakgebied }),
        ...(regio && { region: regio }),
        ...(uren && { hours: uren }),
        ...(niveau && { level: niveau }),
      },
      order: volgorde ? 'salary' : 'new',
    }),
  )
