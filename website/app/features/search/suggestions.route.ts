import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/suggestions.route.ts'
import { fetchSuggestions } from './search.server.ts'

export const handle: RouteHandle = { query: ['q'], queryFlags: ['pro'] }

/** Maximum length of a text that is completed. */
const LONGEST_TEXT = 100

/** `GET /zoeken/suggesties?q=`: proposals while somebody types, as JSON; none when they cannot be had now. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim()
  const edition = url.searchParams.has('pro') ? 'pro' : 'general'
  const isShort = text.length > 1 && text.length <= LONGEST_TEXT
  const suggestions = isShort ? await fetchSuggestions(request, text.toWellFormed(), edition).catch(() => []) : []
  return Response.json(suggestions, { headers: { 'Cache-Control': 'no-store' } })
}
