import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import type { OwnVacancy, OwnVacancyLine, VacancyDraft } from '@gevel/contract/own-vacancies'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { loadOrNotFound } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The vacancies of the companies on whose vacancies the reader works, the newest first, and those that the reader has not sent yet. */
export async function loadOwnVacancies(
  request: Request,
): Promise<{ vacancies: OwnVacancyLine[]; drafts: VacancyDraft[] }> {
  const { data: vacancies, drafts } = await callEndpoint(request, ownVacancyEndpoints.list)
  return { vacancies, drafts }
}

/** One of them; a 404 for any other. */
export async function loadOwnVacancy(args: PageLoaderArgs, id: string): Promise<OwnVacancy> {
  if (!/^\d{1,9}$/.test(id)) pageNotFound(args.url)
  return (await loadOrNotFound(args, callEndpoint(args.request, ownVacancyEndpoints.show, { params: { id } }))).data
}
