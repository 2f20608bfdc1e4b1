import { z } from 'zod'
import { list, paginationSchema } from './envelope.ts'
import { facetOf } from './facets.ts'
import { educationLevelSchema, regionSchema, vacancyCardSchema, vacancyCategorySchema } from './vacancies.ts'
import { distances, usualDistance } from './vacancy-distances.ts'

/** Bands of hours per week. A vacancy is in each one that its hours overlap, and in none when they are unknown. */
export const hoursBandSchema = z.enum(['tot-16', '16-tot-32', 'vanaf-32'])
export type HoursBand = z.infer<typeof hoursBandSchema>

/** The filters of the list of vacancies; a vacancy passes all that are given. */
export const vacancyFiltersSchema = z.object({
  category: vacancyCategorySchema.optional(),
  region: regionSchema.optional(),
  hours: hoursBandSchema.optional(),
  level: educationLevelSchema.optional(),
})
export type VacancyFilters = z.infer<typeof vacancyFiltersSchema>

/** Vacancies near a place: its name as a reader typed it; empty for everywhere. */
export const vacancyNearSchema = z.object({
  place: z.string().trim().max(100).default(''),
  within: z.coerce.number<number | string>().pipe(z.literal(distances)).default(usualDistance),
})

/** What became of a place; `suggestions` are names that are known. */
export const placeAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found') }),
  z.object({ state: z.literal('unknown'), suggestions: z.array(z.string()) }),
  /** several provinces have one: the names with their provinces */
  z.object({ state: z.literal('ambiguous'), suggestions: z.array(z.string()) }),
])
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>

/** `new`: featured ones first, then the newest. `salary`: the highest salary first, unknown ones last. */
export const vacancyOrderSchema = z.enum(['new', 'salary'])
export type VacancyOrder = z.infer<typeof vacancyOrderSchema>

/** Every value of each filter, also those without vacancies, counted with the other filters applied. */
export const vacancyFacetsSchema = z.object({
  category: facetOf(vacancyCategorySchema),
  region: facetOf(regionSchema),
  hours: facetOf(hoursBandSchema),
  level: facetOf(educationLevelSchema),
})
export type VacancyFacets = z.infer<typeof vacancyFacetsSchema>

/** The response of `GET /public/vacancies?facets=1`, also with `q`. */
export const filteredVacanciesSchema = list(vacancyCardSchema).extend({
  meta: z.object({
    pagination: paginationSchema,
    /** null from a backend that does not send them yet */
    facets: vacancyFacetsSchema.nullable().catch(null),
    /** with `q`: the words that were searched for instead, when no document has those that were given */
    corrected: z.string().nullable().optional(),
    /** with `place` */
    place: placeAnswerSchema.optional().catch(undefined),
  }),
})
export type FilteredVacancies = z.infer<typeof filteredVacanciesSchema>
