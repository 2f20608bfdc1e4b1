import type { z } from 'zod'
import { pageError } from './page-error.ts'

/** Ends a loader with the 404 of requirements §8. */
export function pageNotFound(url: URL): never {
  throw pageError(`Page not found: ${url.pathname}`, { status: 404 })
}

/**
 * Parses a parameter of the URL by the rules of its route.
 * @throws the fatal 404 of requirements §8, `Page Not Found: {path}`, when it is invalid
 */
export function routeParam<T extends z.ZodType>(url: URL, schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw pageError(`Page Not Found: ${url.pathname}`, { status: 404 })
}
