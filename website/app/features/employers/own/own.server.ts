import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import type { OwnVacancy, OwnVacancyLine } from '@gevel/contract/own-vacancies'
import { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The vacancies of the employers for which the reader acts, the newest first. */
export async function loadOwnVacancies(request: Request): Promise<OwnVacancyLine[]> {
  return (await callEndpoint(request, ownVacancyEndpoints.list)).data
}

/** One of them; a 404 for any other. */
export async function loadOwnVacancy(args: PageLoaderArgs, id: string): Promise<OwnVacancy> {
  if (!/^\d{1,9}$/.test(id)) pageNotFound(args.url)
  const loading = callEndpoint(args.request, ownVacancyEndpoints.show, { params: { id } })
  const found = await load(
    args,
    loading
      .then(({ data }) => data)
      .catch((error: unknown) => {
        if (error instanceof AccountProblem && error.status === 404) return null
        throw error
      }),
  )
  return found ?? pageNotFound(args.url)
}
