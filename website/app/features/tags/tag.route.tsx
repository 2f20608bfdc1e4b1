import { byRoute } from '../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { PageBanners } from '../banners/page-banners.ts'
import type { Route } from './+types/tag.route.ts'
import { loadTagPage } from './load-tag-page.server.ts'
import { TagIndex } from './tag-index.tsx'
import { TaggedArticles } from './tagged-articles.tsx'

export const handle: RouteHandle = { query: ['p', 't'] }

const EDITIONS = { 'news-tag': 'general', 'item-tag': 'pro' } as const

export function loader(args: Route.LoaderArgs) {
  return loadTagPage(args, byRoute(args.pattern, EDITIONS))
}

/** `/news/tag` and `/item/tag`: the articles of a tag, or every tag. */
export default function TagRoute({ loaderData: { edition, letters, tagged, banners } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      {tagged ? (
        <PageBanners value={banners}>
          <TaggedArticles {...tagged} edition={edition} />
        </PageBanners>
      ) : (
        <TagIndex letters={letters ?? []} edition={edition} />
      )}
    </div>
  )
}
