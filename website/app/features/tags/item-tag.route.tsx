import type { Route } from './+types/item-tag.route.ts'
import { loadTagPage } from './load-tag-page.server.ts'
import { TagPage } from './tag-page.tsx'

export function loader(call: Route.LoaderArgs) {
  return loadTagPage(call, 'pro')
}

export default function ItemTagRoute({ loaderData }: Route.ComponentProps) {
  return <TagPage {...loaderData} />
}
