import { href } from '@gevel/contract/hrefs'
import type { SearchAction, WithActionConstraints } from 'schema-dts'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { AdSlot, PageBanners } from '../banners/public.ts'
import type { LoadedPage } from '../pages/public.server.ts'
import { PageBlocks } from '../pages/public.ts'

/** The front page of an edition: an editor composes its blocks and their order. */
export function FrontPage({ page, address, blocks, banners }: LoadedPage) {
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
