import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import type { OwnVacancy, OwnVacancyLine } from '@gevel/contract/own-vacancies'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { loadOrNotFound } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The vacancies of the employers for which the reader acts, the newest first. */
export async function loadOwnVacancies(request: Request): Promise<OwnVacancyLine[]> {
  return (await callEndpoint(request, ownVacancyEndpoints.list)).data
}

/** One of them; a 404 for any other. */
export async function loadOwnVacancy(args: PageLoaderArgs, id: string): Promise<OwnVacancy> {
  if (!/^\d{1,9}$/.test(id)) pageNotFound(args.url)
  return (await loadOrNotFound(args, callEndpoint(args.request, ownVacancyEndpoints.show, { params: { id } }))).data
}
