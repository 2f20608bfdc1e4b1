import type { Layout } from '@gevel/contract/pages'
import { useMatches } from 'react-router'
import type { RouteHandle } from '../routing/route-handle.ts'

/** What the innermost route says of itself; a page of the content backend says its layout in its data. */
export function useRouteHandle(): RouteHandle & { layout: Layout } {
  const match = useMatches().at(-1)
  const handle = (match?.handle ?? {}) as RouteHandle
  return { ...handle, layout: handle.layout ?? layoutOfPage(match?.loaderData) ?? 'default' }
}

function layoutOfPage(data: unknown): Layout | undefined {
  if (typeof data !== 'object' || data === null || !('layout' in data)) return undefined
  return data.layout as Layout
}
