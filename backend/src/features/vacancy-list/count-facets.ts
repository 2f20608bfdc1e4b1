import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { hoursBandSchema, type VacancyFacets, type VacancyFilters } from '@gevel/contract/vacancy-filters'
import type { Knex } from 'knex'
import { filterVacancies, hoursBands, overlapsBand } from './vacancy-filters'

type Facet = keyof VacancyFacets

const facets = ['category', 'region', 'hours', 'level'] as const satisfies readonly Facet[]

/**
 * The counts of each filter's values, in one statement. As in the search, the count of a value is the number of
 * vacancies after it replaces the selected value, so those of a filter are counted without it.
 * @param vacancies the list without these filters
 */
export async function countFacets(vacancies: Knex.QueryBuilder, filters: VacancyFilters): Promise<VacancyFacets> {
  const queries = facets.flatMap((facet) =>
    countsOf(filterVacancies(vacancies.clone(), { ...filters, [facet]: undefined }), facet),
  )
  const rows: { facet: Facet; value: string; count: string }[] = await strapi.db.connection.unionAll(queries, true)
  const counts = new Map(rows.map(({ facet, value, count }) => [`${facet} ${value}`, Number(count)]))
  const facetOf = <T extends string>(facet: Facet, values: readonly T[]) =>
    values.map((value) => ({ value, count: counts.get(`${facet} ${value}`) ?? 0 }))
  return {
    category: facetOf('category', vacancyCategorySchema.options),
    region: facetOf('region', regionSchema.options),
    hours: facetOf('hours', hoursBandSchema.options),
    level: facetOf('level', educationLevelSchema.options),
  }
}

/** Queries of the values of a filter with their counts: a vacancy may be in several bands of hours. */
function countsOf(vacancies: Knex.QueryBuilder, facet: Facet): Knex.QueryBuilder[] {
  const { connection } = strapi.db
  const named = (query: Knex.QueryBuilder, value: Knex.Raw) =>
    query.select({ facet: connection.raw('?::text', [facet]), value }).count({ count: '*' })
  if (facet !== 'hours') {
    return [named(vacancies, connection.raw('??::text', [`v.${facet}`])).groupBy(`v.${facet}`)]
  }
  return hoursBandSchema.options.map((band) =>
    named(vacancies.clone().whereRaw(overlapsBand, hoursBands[band]), connection.raw('?::text', [band])),
  )
}
