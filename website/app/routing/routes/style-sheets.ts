import type { LinkDescriptor } from 'react-router'

/**
 * The `links` of a route that has style sheets of its own, beside that of all pages, which is at its limit
 * (e2e/budgets.ts).
 * @param urls imported from `styles/` with `?url`
 */
export function styleSheets(...urls: string[]): () => LinkDescriptor[] {
  return () => urls.map((href) => ({ rel: 'stylesheet', href }))
}
