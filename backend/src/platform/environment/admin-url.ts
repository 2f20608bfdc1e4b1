import { adminOrigin } from './admin-origin'

/** The URL of a page of the admin, for a mail. */
export function adminUrl(path: string): string {
  return `${adminOrigin}/admin${path}`
}
