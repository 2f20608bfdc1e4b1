import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { distances, usualDistance } from '@gevel/contract/vacancy-distances'
import { hoursBandSchema } from '@gevel/contract/vacancy-filters'
import { z } from 'zod'
import type { VacancySelection } from './vacancy-selection.ts'

/** Length at which a text is cut before it reaches the backend, whose URLs have a limit. */
const LONGEST_TEXT = 1000
const LONGEST_PLACE = 100

/**
 * The words, the place, the filters and the order of a URL. An unknown value of a filter is invalid: without words there are only so many
 * pages.
 */
export const vacancySelectionSchema = z
  .object({
    q: z.string().trim().nullable(),
    plaats: z.string().trim().nullable(),
    // an empty one is that of a form without a place
    straal: z.enum(distances.map(String)).nullable(),
    vakgebied: vacancyCategorySchema.nullable(),
    regio: regionSchema.nullable(),
    uren: hoursBandSchema.nullable(),
    niveau: educationLevelSchema.nullable(),
    volgorde: z.literal('salaris').nullable(),
  })
  .transform(
    ({ q, plaats, straal, vakgebied, regio, uren, niveau, volgorde }): VacancySelection => ({
      text: q?.slice(0, LONGEST_TEXT).toWellFormed() ?? '',
      place: plaats?.slice(0, LONGEST_PLACE).toWellFormed() ?? '',
      within: straal === null ? usualDistance : Number(straal),
      filters: {
        ...(vakgebied && { category: vakgebied }),
        ...(regio && { region: regio }),
        ...(uren && { hours: uren }),
        ...(niveau && { level: niveau }),
      },
      order: volgorde ? 'salary' : 'new',
    }),
  )
