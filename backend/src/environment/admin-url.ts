import { environment } from './environment'

/** Where editors reach the admin, as an address that a mail can hold. */
export function adminUrl(path: string): string {
  const { BACKEND_URL, HOST, PORT } = environment
  return `${(BACKEND_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, '')}/admin${path}`
}
