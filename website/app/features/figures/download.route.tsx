import { figureHref, href } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import styles from '../../styles/features/figures.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { AccessOptions } from '../auth/access-options.tsx'
import type { Route } from './+types/download.route.ts'
import { findFigures } from './figures.server.ts'

export const handle: RouteHandle = {}

export const links = styleSheets(styles)

/** `/marktcijfers/{slug}/downloaden`: how to get the files of a series, for readers who may not download them. */
export async function loader(args: Route.LoaderArgs) {
  const series = (await load(args, findFigures(args.request, args.params.slug))) ?? pageNotFound(args.url)
  const { slug, title, access } = series
  redirectToCanonical(args.url, href('/marktcijfers/:slug/downloaden', { slug }))
  return { slug, title, access }
}

const TEXTS = {
  free: { title: 'Download de cijfers', text: 'Deze cijfers zijn vrij te downloaden.' },
  account: {
    title: 'Download met een gratis account',
    text: 'De grafiek en de tabel zijn voor iedereen. Met een gratis account krijgt u de cijfers ook als CSV en Excel.',
  },
  subscriber: {
    title: 'Downloaden is voor abonnees',
    text: 'De grafiek en de tabel zijn voor iedereen. Met een abonnement krijgt u de cijfers ook als CSV en Excel.',
  },
} as const

export default function DownloadRoute({ loaderData: { slug, title, access } }: Route.ComponentProps) {
  const loggedIn = useClientState((state) => state.loggedIn)
  const series = figureHref({ slug })
  const texts = TEXTS[access]
  return (
    <div className="wrap figures">
      <PageMeta
        title={`${title} downloaden`}
        description={texts.text}
        path={href('/marktcijfers/:slug/downloaden', { slug })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Marktcijfers', href: href('/marktcijfers') },
          { label: title, href: series },
        ]}
        here="Downloaden"
      />
      <section className="wall" aria-labelledby="downloaden">
        <div className="stack">
          <h1 id="downloaden" className="text-3xl">
            {texts.title}
          </h1>
          <p>
            {loggedIn && access === 'subscriber'
              ? `${texts.text} Bij uw account hoort nog geen abonnement.`
              : texts.text}
          </p>
          {access !== 'free' && <AccessOptions access={access} back={series} />}
          <p>
            <Link className="link" href={series}>
              Terug naar {title.charAt(0).toLowerCase() + title.slice(1)}
            </Link>
          </p>
        </div>
      </section>
    </div>
  )
}
