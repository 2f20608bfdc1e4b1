import type { ForcedColourMode, Layout } from '@gevel/contract/pages'
import { useMatches } from 'react-router'
import type { RouteHandle } from '../routing/routes/route-handle.ts'

/** The appearance of a page of the content backend, from its data. */
interface PageLook {
  layout?: Layout
  colourMode?: ForcedColourMode | null
}

/** The innermost route's handle; a page of the content backend has it in its data. */
export function useRouteHandle(): RouteHandle & { layout: Layout } {
  const match = useMatches().at(-1)
  const handle = (match?.handle ?? {}) as RouteHandle
  const look = (match?.loaderData ?? {}) as PageLook
  const colourMode = handle.colourMode ?? look.colourMode
  return { ...handle, ...(colourMode && { colourMode }), layout: handle.layout ?? look.layout ?? 'default' }
}
