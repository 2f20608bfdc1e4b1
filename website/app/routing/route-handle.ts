import type { ForcedColourMode, Layout } from '@gevel/contract/pages'
import type { PageKey } from './page-query.ts'
import type { RouteMiddlewareName } from './route-middleware.ts'

/** What a route may say of itself in its `handle` (specification §2, §4 and §8). */
export interface RouteHandle {
  /** `default` when not named */
  layout?: Layout
  /** a colour mode that holds on this route whatever the reader chose */
  colourMode?: ForcedColourMode
  /** query keys by which the route shows different pages; an address with another of these is redirected */
  pageKeys?: readonly PageKey[]
  /** names of the middleware that runs before the route's loader */
  middleware?: readonly RouteMiddlewareName[]
}
