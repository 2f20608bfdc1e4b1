import { href } from '@gevel/contract/hrefs'
import { routePaths } from '@gevel/contract/paths'
import type { SearchAction, WithActionConstraints } from 'schema-dts'
import { byRoute } from '../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { AdSlot } from '../banners/ad-slot.tsx'
import { PageBanners } from '../banners/page-banners.ts'
import { PageBlocks } from '../pages/blocks/page-blocks.tsx'
import { type LoadedPage, loadPage } from '../pages/load-page.server.ts'
import type { Route } from './+types/front-page.route.ts'

export const handle: RouteHandle = { query: ['p'] }

export function loader(args: Route.LoaderArgs) {
  const links = { home: routePaths.home, 'home-pro': routePaths['home-pro'] }
  return loadPage(args, byRoute(args.pattern, links))
}

export default function FrontPageRoute({ loaderData }: Route.ComponentProps) {
  return <FrontPage key={loaderData.page.link} {...loaderData} />
}

/** The front page of an edition: an editor composes its blocks and their order. */
function FrontPage({ page, address, blocks, banners }: LoadedPage) {
  const { siteName } = usePageContext()
  return (
    <>
      <PageMeta title={page.title} description={page.intro} path={address} seo={page.seo} cover={page.cover} />
      <StructuredData
        data={(origin) => ({
          '@type': 'WebSite',
          name: siteName,
          url: origin + page.link,
          inLanguage: 'nl',
          publisher: { '@type': 'Organization', name: siteName, url: origin, logo: `${origin}/icon-512.png` },
          potentialAction: searchAction(origin),
        })}
      />
      <h1 className="vh">{siteName}: het laatste nieuws</h1>
      <PageBanners value={banners}>
        <PageBlocks blocks={blocks} link={page.link} afterFirst={<AdSlot slot="top" />} />
      </PageBanners>
    </>
  )
}

/** How a search engine searches this site. */
function searchAction(origin: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: `${origin}${href('/zoeken')}?q={woorden}`,
    'query-input': 'required name=woorden',
  }
}
