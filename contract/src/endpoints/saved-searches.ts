import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContent, noInput } from '../no-content.ts'
import { savableSearchSchema, savedSearchSchema } from '../saved-searches.ts'

/** The searches that a reader saved. `GET /account/marks` says whether one of them is. */
export const savedSearchEndpoints = {
  /** the most recently saved first */
  list: endpoint('GET', '/account/saved-searches', noInput, z.object({ data: z.array(savedSearchSchema) })),
  /** saves a search, or removes it; idempotent */
  set: endpoint(
    'PUT',
    '/account/saved-searches',
    z.object({ search: savableSearchSchema, isSaved: z.boolean() }),
    noContent,
  ),
}
