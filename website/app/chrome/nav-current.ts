/** Whether a nav item leads to the place one is at: the same path or one below it, and the same tag where the item names one. */
export function isCurrentNav(href: string, location: { pathname: string; search: string }): boolean {
  const target = new URL(href, 'http://site')
  const tag = target.searchParams.get('t')
  if (tag !== null)
    return target.pathname === location.pathname && tag === new URLSearchParams(location.search).get('t')
  if (target.pathname === '/' || target.pathname === '/pro') return target.pathname === location.pathname
  if (target.pathname.endsWith('/tag')) return target.pathname === location.pathname && !location.search.includes('t=')
  return location.pathname === target.pathname || location.pathname.startsWith(`${target.pathname}/`)
}
