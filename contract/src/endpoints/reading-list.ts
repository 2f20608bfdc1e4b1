import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { list } from '../envelope.ts'
import { eventSeriesSchema } from '../events.ts'
import { followedNewsSchema, marksSchema, subjectSchema } from '../following.ts'
import { pageParameter, pageSizeParameter } from '../list-query.ts'
import { noContent, noInput } from '../no-content.ts'
import { publicIdSchema } from '../primitives.ts'
import { articleCardSchema } from '../references.ts'
import { savableSearchJson } from '../saved-searches.ts'
import { vacancyTeaserSchema } from '../vacancies.ts'

const idParameter = z.coerce.number<number | string>().pipe(publicIdSchema).optional()
const slugParameter = z.string().max(200).optional()
/** The ids of the vacancies of one page of a list, with commas between them. */
const idsParameter = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/)
  .optional()

/** The subjects that a reader follows, and the articles and vacancies that a reader saved. Adding and removing are idempotent. */
export const readingListEndpoints = {
  /** by name */
  listFollowed: endpoint('GET', '/account/followed', noInput, z.object({ data: z.array(subjectSchema) })),
  /** of the followed subjects, in both editions */
  listFollowedNews: endpoint('GET', '/account/followed/news', noInput, z.object({ data: followedNewsSchema })),
  /** `kind` and `key` of a subject */
  follow: endpoint('PUT', '/account/followed/:kind/:key', noInput, noContent),
  unfollow: endpoint('DELETE', '/account/followed/:kind/:key', noInput, noContent),
  listArticles: endpoint(
    'GET',
    '/account/saved-articles',
    z.object({ page: pageParameter, pageSize: pageSizeParameter(20, 50) }),
    list(articleCardSchema),
  ),
  saveArticle: endpoint('PUT', '/account/saved-articles/:id', noInput, noContent),
  removeArticle: endpoint('DELETE', '/account/saved-articles/:id', noInput, noContent),
  /** also closed ones, while their pages are there */
  listVacancies: endpoint('GET', '/account/saved-vacancies', noInput, z.object({ data: z.array(vacancyTeaserSchema) })),
  saveVacancy: endpoint('PUT', '/account/saved-vacancies/:id', noInput, noContent),
  removeVacancy: endpoint('DELETE', '/account/saved-vacancies/:id', noInput, noContent),
  /** for the buttons of one page: the id of its article, the keys of its subjects, and its search as JSON */
  marks: endpoint(
    'GET',
    '/account/marks',
    z.object({
      article: idParameter,
      tag: slugParameter,
      author: slugParameter,
      company: idParameter,
      series: eventSeriesSchema.optional(),
      search: savableSearchJson.optional(),
      vacancy: idParameter,
      vacancies: idsParameter,
    }),
    z.object({ data: marksSchema }),
  ),
}
