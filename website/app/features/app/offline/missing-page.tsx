import { useLocation } from 'react-router'
import { returnPath } from '../../../routing/urls/return-path.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts'
import { useReachable } from './use-reachable.ts'

/** Where a reader asked for a page that is not stored: what happened, and how to try again. */
export function MissingPage() {
  const { search } = useLocation()
  const isReachable = useReachable()
  // the stored document has no query
  const isHydrating = useIsHydrating()
  const url = new URL(search, 'https://site.invalid')
  if (isHydrating || isReachable === undefined || !url.searchParams.has('terug')) return null
  const back = returnPath(url)
  if (isReachable) {
    return (
      <Notice title="De verbinding is er weer">
        <a className="link" href={back}>
          Open de pagina die u zocht
        </a>
      </Notice>
    )
  }
  return (
    <Notice title="U hebt nu geen verbinding" isProblem>
      De pagina die u wilde openen, staat niet op dit apparaat.{' '}
      <a className="link" href={back}>
        Probeer het opnieuw
      </a>
    </Notice>
  )
}
