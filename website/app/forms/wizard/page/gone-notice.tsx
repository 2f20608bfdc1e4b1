import { draftDays } from '@gevel/contract/drafts'
import { href } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { Link } from '../../../ui/links/link.tsx'
import type { GoneView } from '../wizard-view.ts'

/** In place of a draft that has expired, or is somebody else's. */
export function GoneNotice({ view: { startHref, isLoggedIn } }: { view: GoneView }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <header className="page-head">
        <h1>Dit is er niet meer</h1>
        <p>
          Wat u hier invulde is verlopen of hoort bij een ander account of een andere browser. Wij bewaren het{' '}
          {draftDays} dagen na de laatste wijziging.
        </p>
      </header>
      <div className="btn-row">
        <Link className="btn btn--submit" href={startHref}>
          Begin opnieuw
        </Link>
        {!isLoggedIn && (
          <Link className="btn btn--quiet" href={withReturn(href('/inloggen'), pathname + search)}>
            Inloggen
          </Link>
        )}
      </div>
    </>
  )
}
