import { adminOrigin } from '../../environment/admin-origin'

/** A page of the admin that a mail leads to. The origin is a setting, never what a request says. */
export function adminLink(
  path: '/auth/login' | '/auth/register' | '/auth/reset-password' | '/auth/forgot-password',
  query: Record<string, string> = {},
): string {
  const url = new URL(`/admin${path}`, adminOrigin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
