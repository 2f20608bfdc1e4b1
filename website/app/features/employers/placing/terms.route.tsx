import { href } from '@gevel/contract/hrefs'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'
import type { Route } from './+types/terms.route.ts'
import { loadOffer } from './offer.server.ts'

const TITLE = 'Voorwaarden voor vacatures'

/** `/vacatures/voorwaarden`: what an employer agrees to. */
export async function loader(args: Route.LoaderArgs) {
  const { terms } = await loadOffer(args)
  return { terms }
}

export default function TermsRoute({ loaderData: { terms } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/vacatures/voorwaarden')} />
      <Breadcrumbs
        above={[
          { label: 'Vacatures', href: href('/vacatures') },
          { label: 'Vacature plaatsen', href: href('/vacatures/plaatsen') },
        ]}
        here={TITLE}
      />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>Versie van {longDate(terms.version)}.</p>
      </header>
      <div className="prose max-w-(--measure)">
        <RichText content={terms.text} />
      </div>
    </div>
  )
}
