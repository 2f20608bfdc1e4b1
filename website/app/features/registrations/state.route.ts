import type { Route } from './+types/state.route.ts'
import { loadSale } from './sale.server.ts'
import { stateText } from './sale-words.ts'

/** `GET /agenda/{id}/stand.json`: what visitors can do now, for the page of an event, which is older. */
export async function loader(args: Route.LoaderArgs) {
  const { data } = await loadSale(args)
  const { state, left, size } = data
  return Response.json({ state, text: stateText(data), left, size }, { headers: { 'Cache-Control': 'no-store' } })
}
