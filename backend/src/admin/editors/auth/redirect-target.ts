/** The page of the admin that somebody wanted before logging in; the first screen for anything that may lead elsewhere. */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('redirectTo') ?? '/'
  return /^\/(?![/\\])/.test(wanted) ? wanted : '/'
}
