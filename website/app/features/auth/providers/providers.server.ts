import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { ContentError } from '../../../content/backend/errors.ts'
import { fetchContent } from '../../../content/client.server.ts'
import type { Provider } from './provider-buttons.tsx'

const { path, output } = providerEndpoints.list

/** The providers to log in with; public. Empty when the request fails: a password still works. */
export async function loadProviders(request: Request): Promise<readonly Provider[]> {
  try {
    return (await fetchContent(request, path, output)).data
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return []
  }
}
