import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'
import type { Route } from './+types/terms.route.ts'
import { findTerms } from './plans.server.ts'

export const handle: RouteHandle = {}

/** `/abonneren/voorwaarden`: the terms that every order refers to. */
export async function loader(args: Route.LoaderArgs) {
  return (await load(args, findTerms(args.request))) ?? pageNotFound(args.url)
}

const TITLE = 'Voorwaarden voor abonnementen'

export default function TermsRoute({ loaderData: { version, text } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/abonneren/voorwaarden')} />
      <Breadcrumbs above={[{ label: 'Abonneren', href: href('/abonneren') }]} here="Voorwaarden" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>Versie van {longDate(version)}.</p>
      </header>
      <div className="prose">
        <RichText content={text} />
      </div>
    </div>
  )
}
