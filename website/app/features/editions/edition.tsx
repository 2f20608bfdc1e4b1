import type { Edition } from '@gevel/contract/editions'
import { useLocation, useMatches } from 'react-router'
import { editionAt } from './editions.ts'

/** The edition of the current page. */
export function useEdition(): Edition {
  const { pathname, search } = useLocation()
  const routeId = useMatches().at(-1)?.id
  return editionAt({ routeId, pathname, searchParams: new URLSearchParams(search) })
}
