import { adminOrigin } from '../../../platform/environment/admin-origin'

/** The URL of a page of the admin, for a mail. The origin is a setting, never taken from a request. */
export function adminLink(
  path: '/auth/login' | '/auth/register' | '/auth/reset-password' | '/auth/forgot-password',
  query: Record<string, string> = {},
): string {
  const url = new URL(`/admin${path}`, adminOrigin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** The last line of most mails to editors: why they receive it. */
export const whyEditor = 'U krijgt deze mail omdat u een account hebt voor de redactie.'

export const notYou = 'Was u dit niet? Neem dan meteen contact op met de eigenaar van de site.'
