import type { ForcedColourMode, Layout } from '@gevel/contract/pages'
import type { RouteMiddlewareName } from './route-middleware.ts'

/** The `handle` of a route (requirements §2, §4 and §8). Who may see it is in its record (`contract/src/routes.ts`). */
export interface RouteHandle {
  /** `default` by default */
  layout?: Layout
  /** a colour mode that overrides the reader's on this route */
  colourMode?: ForcedColourMode
  /** names of the middleware that runs before the route's loader */
  middleware?: readonly RouteMiddlewareName[]
  /**
   * Query keys that the route reads for an anonymous visitor. The page cache drops all others before the loaders run, in development too;
   * an address with a key of lists (`page-query.ts`) that is not named here is redirected.
   */
  query?: readonly string[]
  /** Query keys of which only the presence counts: their value is dropped. */
  queryFlags?: readonly string[]
}
