/** The page of the admin to open after the log-in; the home page for a target that may lead elsewhere. */
export function redirectTarget(search: string): string {
  const target = new URLSearchParams(search).get('redirectTo') ?? '/'
  return /^\/(?![/\\])/.test(target) ? target : '/'
}
