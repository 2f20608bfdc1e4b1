import type { Site } from '@gevel/contract/site'
import { fetchSite } from '../content/site.server.ts'

let lastKnown: Site | null = null

/**
 * Brand, navigation and footer. While the backend is down the last known ones are used, so that an error page still
 * has its chrome; null only when the backend has never responded.
 */
export async function loadSite(request: Request): Promise<Site | null> {
  try {
    lastKnown = await fetchSite(request)
  } catch {
    // the client has reported it; the page's own loader decides what the reader sees
  }
  return lastKnown
}
