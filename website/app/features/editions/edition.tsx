import type { Edition } from '@gevel/contract/editions'
import { useLocation, useMatches } from 'react-router'
import { editionAt } from './editions.ts'

/** The edition of the current page. */
export function useEdition(): Edition {
  const { pathname, search } = useLocation()
  const { id: routeId, loaderData } = useMatches().at(-1) ?? {}
  return editionAt({ routeId, loaderData, pathname, searchParams: new URLSearchParams(search) })
}
