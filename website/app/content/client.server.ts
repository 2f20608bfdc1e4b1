import { errorBodySchema } from '@gevel/contract/errors'
import type { z } from 'zod'
import { env } from '../config/env.server.ts'
import { bearerOf } from './bearer.ts'
import { ContentError, unknownError } from './errors.ts'
import { contentHooks } from './hooks.server.ts'
import { encodeQuery, type Query } from './query.ts'

/** How long the backend may take to answer, in milliseconds. */
const TIMEOUT_MS = 5_000

/**
 * Asks the content backend for `path` and parses the answer (specification §7): with the visitor's bearer when there is one,
 * without retries.
 * @throws ContentError with the backend's own body, or `UnknownError` with status 500 when there was none
 */
export async function fetchContent<T extends z.ZodType>(
  request: Request,
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.infer<T>> {
  try {
    const body = await answer(request, `${env.BACKEND_URL}${path}${encodeQuery(query)}`)
    return schema.parse(body)
  } catch (error) {
    const contentError = error instanceof ContentError ? error : unknownError(messageOf(error), true, error)
    await contentHooks.callHook('strapi:error', contentError)
    throw contentError
  }
}

/** As `fetchContent`, with null for what the backend says is not there. */
export async function findContent<T extends z.ZodType>(request: Request, path: string, schema: T, query: Query = {}) {
  return fetchContent(request, path, schema, query).catch((error: unknown) => {
    if (error instanceof ContentError && error.answered && error.status === 404) return null
    throw error
  })
}

async function answer(request: Request, url: string): Promise<unknown> {
  const bearer = bearerOf(request)
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw unknownError(messageOf(error), false, error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const parsed = errorBodySchema.safeParse(body)
  throw parsed.success
    ? new ContentError(parsed.data, true)
    : unknownError(`HTTP ${response.status}`, response.status < 500)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
