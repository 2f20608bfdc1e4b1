import { href } from '@gevel/contract/hrefs'
import { isRouteErrorResponse } from 'react-router'
import { messageForReader } from '../routing/page-error.ts'
import { Link } from '../ui/links/link.tsx'

/** The message of an unexpected error: its own message is for the log. */
const UNFORESEEN = 'De pagina kan nu niet worden getoond. Probeer het over een minuut opnieuw.'

/** The error page of specification §2: the message, and a link to the front page, which clears the error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <>
      <title>Er is iets fout gegaan</title>
      <meta name="robots" content="noindex" />
      <div className="full">
        <div className="full__art">
          <img src="/muur.svg" alt="" width="1200" height="800" />
        </div>
        <div className="wrap oops">
          <p className="kicker kicker--live">Fout {status}</p>
          <h1>Er is iets fout gegaan</h1>
          <p>
            <code>{messageOf(error)}</code>
          </p>
          <div className="btn-row">
            <Link className="btn btn--submit" href={href('/')}>
              Terug naar home
            </Link>
          </div>
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
