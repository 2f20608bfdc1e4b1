import { href } from '@gevel/contract/hrefs'
import type { NavItem } from '@gevel/contract/site'
import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { messageForReader } from '../routing/page-error.ts'
import { hydratedPart } from '../ui/lazy/hydrated-part.ts'
import { Link } from '../ui/links/link.tsx'
import { useChunkReload } from './new-build/use-chunk-reload.ts'

/** Few readers meet a page that does not exist: no other page loads its code. */
const MissingPageSearch = hydratedPart(
  async () => (await import('../features/search/field/missing-page-search.tsx')).MissingPageSearch,
  '.bigsearch[aria-label="Deze pagina"]',
)

/** The message of an unexpected error: its own message is for the log. */
const UNFORESEEN = 'De pagina kan nu niet worden getoond. Probeer het over een minuut opnieuw.'

/** Advice to the reader, by status. */
const HELP: Record<number, string> = {
  404: 'Deze pagina bestaat niet, of niet meer. Misschien is het adres niet goed overgenomen.',
  410: 'Deze pagina is er niet meer.',
}

interface ErrorScreenProps {
  error: unknown
  /** where a reader can go on from a page that does not exist */
  nav?: readonly NavItem[]
}

/** The error page of requirements §2: the message, and a link to the front page, which clears the error. */
export function ErrorScreen({ error, nav = [] }: ErrorScreenProps) {
  const isReloading = useChunkReload(error)
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (isReloading) return null
  return (
    <>
      <title>Er is iets fout gegaan | Gevel</title>
      <meta name="robots" content="noindex" />
      <div className="full">
        <div className="full__art">
          <img src="/muur.svg" alt="" width="1200" height="800" />
        </div>
        <div className="wrap oops">
          <p className="kicker kicker--live">Fout {status}</p>
          <h1>Er is iets fout gegaan</h1>
          {HELP[status] && <p>{HELP[status]}</p>}
          <p>{status === 404 ? <code>{messageOf(error)}</code> : messageOf(error)}</p>
          <Suspense>{status === 404 && <MissingPageSearch />}</Suspense>
          <div className="btn-row">
            <Link className="btn btn--submit" href={href('/')}>
              Terug naar home
            </Link>
            <Link className="btn btn--quiet" href={href('/contact')}>
              Neem contact op
            </Link>
          </div>
          {HELP[status] && nav.length > 0 && (
            <nav className="stack" aria-label="Verder lezen">
              <p>Verder lezen:</p>
              <ul className="tags">
                {nav.map(({ label, href }) => (
                  <li key={href}>
                    <Link className="tag" href={href}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return messageForReader(error.data) ?? UNFORESEEN
  if (error instanceof Error && error.message === 'Unknown route middleware') return error.message
  return UNFORESEEN
}
