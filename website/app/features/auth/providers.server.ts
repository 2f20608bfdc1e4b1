import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { fetchContent } from '../../content/client.server.ts'
import { ContentError } from '../../content/errors.ts'
import type { Provider } from './provider-buttons.tsx'

const { path, output } = providerEndpoints.list

/** The other sites one can log in by; the same for everybody. Without an answer none: a password still does. */
export async function loadProviders(request: Request): Promise<readonly Provider[]> {
  try {
    return (await fetchContent(request, path, output)).data
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return []
  }
}
