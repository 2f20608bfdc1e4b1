import type { HoursBand, VacancyFilters } from '@gevel/contract/vacancy-filters'
import type { Knex } from 'knex'

/** Hours per week from the first number to below the second. */
export const hoursBands: Readonly<Record<HoursBand, readonly [from: number, below: number]>> = {
  'tot-16': [0, 16],
  '16-tot-32': [16, 32],
  'vanaf-32': [32, 1000],
}

/** Whether the hours of a vacancy overlap a band. One bound may be unknown; with both unknown it is never true. */
export const overlapsBand =
  'greatest(v.hours_min, v.hours_max) >= ?::integer AND least(v.hours_min, v.hours_max) < ?::integer'

/** Selects the vacancies that pass all filters. */
export function filterVacancies(
  vacancies: Knex.QueryBuilder,
  { category, region, hours, level }: VacancyFilters,
): Knex.QueryBuilder {
  if (category) vacancies.where('v.category', category)
  if (region) vacancies.where('v.region', region)
  if (level) vacancies.where('v.level', level)
  if (hours) vacancies.whereRaw(overlapsBand, hoursBands[hours])
  return vacancies
}
