import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/search.route.ts'
import { loadSearch } from './load-search.server.ts'
import { SearchPage } from './results/search-page.tsx'
import { LITERAL_KEY, SEARCH_KEYS } from './search-address.ts'

export { searchStyles as links } from './search-styles.ts'

export const handle: RouteHandle = { query: [...SEARCH_KEYS, 'p'], queryFlags: [LITERAL_KEY] }

export function loader(call: Route.LoaderArgs) {
  return loadSearch(call, call.url.searchParams.has('pro') ? 'pro' : 'general')
}

/** A page without results is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
