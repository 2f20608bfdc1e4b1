import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import type { OwnCompany } from '@gevel/contract/own-vacancies'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The companies whose vacancies the reader works on, the oldest first; none without a log-in. */
export async function loadOwnCompanies(
  args: Pick<PageLoaderArgs, 'request' | 'url' | 'context'>,
): Promise<OwnCompany[]> {
  if (!bearerOf(args.request)) return []
  return (await load(args, callEndpoint(args.request, ownVacancyEndpoints.companies))).data
}
