import { environment } from './environment'

/** The URL of a page of the admin, for a mail. */
export function adminUrl(path: string): string {
  const { BACKEND_URL, HOST, PORT } = environment
  return `${(BACKEND_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, '')}/admin${path}`
}
