import type { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { Marks } from '@gevel/contract/following'
import { savedSearchKey } from '@gevel/contract/saved-searches'
import type { ReaderRequest } from '../../../platform/readers/reader-route'

/**
 * `GET /account/marks`: whether the account has saved the article, the search and the vacancy, and follows the subjects, of one page, and which
 * vacancies of its list it has saved; in one query.
 */
export async function showMarks({ input, session }: ReaderRequest<typeof readingListEndpoints.marks>) {
  const { search, ...keys } = input
  const requestedKeys = {
    article: null,
    tag: null,
    author: null,
    company: null,
    series: null,
    vacancy: null,
    vacancies: '',
    ...keys,
  }
  const { rows }: { rows: [Marks] } = await strapi.db.connection.raw(
    `WITH followed AS (SELECT kind, subject FROM gevel_followed_subjects WHERE user_id = :userId)
    SELECT
      EXISTS (SELECT FROM gevel_saved_articles
        WHERE user_id = :userId AND article_public_id = CAST(:article AS integer)) AS article,
      EXISTS (SELECT FROM followed JOIN tags ON document_id = subject
        WHERE kind = 'tag' AND slug = CAST(:tag AS text)) AS tag,
      EXISTS (SELECT FROM followed JOIN authors ON document_id = subject
        WHERE kind = 'author' AND slug = CAST(:author AS text)) AS author,
      EXISTS (SELECT FROM followed JOIN partners ON document_id = subject
        WHERE followed.kind = 'company' AND public_id = CAST(:company AS integer)) AS company,
      EXISTS (SELECT FROM followed WHERE kind = 'series' AND subject = CAST(:series AS text)) AS series,
      EXISTS (SELECT FROM gevel_saved_searches WHERE user_id = :userId AND key = CAST(:search AS text)) AS search,
      EXISTS (SELECT FROM gevel_saved_vacancies
        WHERE user_id = :userId AND vacancy_id = CAST(:vacancy AS integer)) AS vacancy,
      ARRAY(SELECT vacancy_id FROM gevel_saved_vacancies
        WHERE user_id = :userId AND vacancy_id = ANY(CAST(string_to_array(:vacancies, ',') AS integer[]))) AS vacancies`,
    { ...requestedKeys, search: search ? savedSearchKey(search) : null, userId: session.account.id },
  )
  const [marks] = rows
  return { data: marks }
}
