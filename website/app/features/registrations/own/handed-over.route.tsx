import { href } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** Nothing: the page is the same for everybody who was led to it. */
export const loader = () => null

/** `/inschrijvingen/overgedragen`: after a ticket was handed over by its link, which no longer shows it. */
export default function HandedOverRoute() {
  return (
    <div className="wrap">
      <PageMeta
        title="De kaart is overgedragen"
        description={null}
        path={href('/inschrijvingen/overgedragen')}
        noindex
      />
      <header className="page-head">
        <h1>De kaart is overgedragen</h1>
        <p>De nieuwe kaart is per mail onderweg. Uw eigen code en de link in uw mail werken niet meer.</p>
      </header>
      <Link className="btn btn--quiet" href="/">
        Naar het nieuws
      </Link>
    </div>
  )
}
