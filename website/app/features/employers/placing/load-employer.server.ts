import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { loadOptional } from '../../../routing/load.server.ts'

/** The company that the reader ordered for before, to fill in the form; null for others. */
export async function loadEmployer(request: Request) {
  if (!bearerOf(request)) return null
  const { details } = await loadOptional(callEndpoint(request, ownVacancyEndpoints.employer), { details: null })
  return details
}
