import { href } from '@gevel/contract/hrefs'
import { isRouteErrorResponse } from 'react-router'
import { messageForReader } from '../../routing/page-error.ts'
import { Link } from '../../ui/links/link.tsx'

/** The page of a link that is unknown, or cannot be followed now, in the empty layout. It does not repeat the link. */
export function LinkError({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  const title = isUnknown ? 'Deze link bestaat niet' : 'Deze link werkt nu niet'
  const message = isRouteErrorResponse(error) ? messageForReader(error.data) : undefined
  return (
    <div className="wrap">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <header className="page-head">
        <h1>{title}</h1>
        <p>{message ?? 'Probeer het over een minuut opnieuw.'}</p>
      </header>
      <div className="btn-row">
        <Link className="btn btn--submit" href={href('/')}>
          Naar de voorpagina
        </Link>
      </div>
    </div>
  )
}
