import type { ReceivedApplication } from '@gevel/contract/applications'
import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { loadOrNotFound } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The applications for a vacancy of the reader's employer, the newest first; a 404 for any other. */
export async function loadReceived(args: PageLoaderArgs, id: string): Promise<ReceivedApplication[]> {
  if (!/^\d{1,9}$/.test(id)) pageNotFound(args.url)
  return (await loadOrNotFound(args, callEndpoint(args.request, applicationEndpoints.listReceived, { params: { id } })))
    .data
}

/** The vacancy of the applications, as its employer sees it; a 404 for any other. */
export async function loadVacancyOf(args: PageLoaderArgs, id: string): Promise<OwnVacancy> {
  if (!/^\d{1,9}$/.test(id)) pageNotFound(args.url)
  return (await loadOrNotFound(args, callEndpoint(args.request, ownVacancyEndpoints.show, { params: { id } }))).data
}
