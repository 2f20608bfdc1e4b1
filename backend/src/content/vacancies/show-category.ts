import { type VacancyCategoryPage, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { richText } from '../rich-text/rich-text'

interface CategoryRow {
  title: string
  text: unknown
}

/**
 * `GET /public/vacancy-categories/{id}`: a category with what editors wrote above its vacancies; null for an unknown one.
 * @param id its place in the list of categories, from 1
 */
export async function showCategory(id: number): Promise<{ data: VacancyCategoryPage } | null> {
  const category = vacancyCategorySchema.options[id - 1]
  if (!category) return null
  const row: CategoryRow | null = await strapi.db
    .query('api::vacancy-category.vacancy-category')
    .findOne({ where: { category } })
  return { data: { id, category, title: row?.title ?? null, text: richText(row?.text) } }
}
