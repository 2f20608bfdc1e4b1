import { errorBodySchema } from '@gevel/contract/errors'
import type { z } from 'zod'
import { CLIENT_ADDRESS_HEADER } from '../request/client-address.ts'
import { requestIdOf } from '../request/request-id.ts'
import { bearerOf } from './backend/bearer.ts'
import { ContentError, unknownError } from './backend/errors.ts'
import { encodeQuery, type Query } from './backend/query.ts'
import { type BackendResponse, requestBackend } from './backend/request-backend.server.ts'
import { contentChanges } from './cache/content-changes.server.ts'
import { recordFailure, recordPrivateRead, recordRead } from './cache/reads.server.ts'
import { cachedResponse, cacheResponse, requestOnce } from './cache/response-cache.server.ts'
import { contentHooks } from './hooks.server.ts'
import { recordDroppedPart } from './parsing/dropped-parts.server.ts'
import { parseOnce } from './parsing/parse-once.ts'

/**
 * Requests `path` from the content backend and parses the response (requirements §7): with the visitor's bearer token
 * when there is one, without retries. A public response is cached until it changes, so the result must not be
 * modified.
 * @throws ContentError with the backend's own body, or `UnknownError` with status 500 without one
 */
export async function fetchContent<T extends z.ZodType>(
  request: Request,
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.infer<T>> {
  return parsedResponse(path, schema, () => responseTo(request, path + encodeQuery(query)))
}

/**
 * Requests content that the backend limits per visitor, such as a search: anybody can invent requests for
 * it, so responses are not cached here (a public page is).
 */
export async function fetchLimitedContent<T extends z.ZodType>(
  request: Request,
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.infer<T>> {
  return parsedResponse(path, schema, async () => {
    const clientAddress = request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined
    const bearer = bearerOf(request)
    const context = { bearer, requestId: requestIdOf(request), clientAddress, signal: request.signal }
    const response = await requestBackend(path + encodeQuery(query), context)
    recordResponse(response, bearer)
    return response
  })
}

async function parsedResponse<T extends z.ZodType>(
  path: string,
  schema: T,
  ask: () => Promise<BackendResponse>,
): Promise<z.infer<T>> {
  try {
    const response = await ask()
    return parseOnce(schema, bodyOf(response), (part) => recordDroppedPart(path, part))
  } catch (error) {
    const contentError = error instanceof ContentError ? error : unknownError(messageOf(error), true, error)
    if (!contentError.answered || contentError.status >= 500) recordFailure()
    await contentHooks.callHook('strapi:error', contentError)
    throw contentError
  }
}

/** Requests content that may not exist: null for a 404. */
export async function findContent<T extends z.ZodType>(request: Request, path: string, schema: T, query: Query = {}) {
  return fetchContent(request, path, schema, query).catch((error: unknown) => {
    if (error instanceof ContentError && error.answered && error.status === 404) return null
    throw error
  })
}

async function responseTo(request: Request, path: string): Promise<BackendResponse> {
  const bearer = bearerOf(request)
  const cached = cachedResponse(path)
  const usable = cached && (!bearer || cached.isPublic) ? cached : undefined
  const response =
    usable ?? (bearer ? await requestAsReader(bearer, path, request) : await requestPublic(path, request))
  recordResponse(response, bearer)
  return response
}

function recordResponse({ tags, isPublic, madeFor }: BackendResponse, bearer: string | undefined): void {
  if (bearer === undefined || isPublic) recordRead(tags, false)
  else recordPrivateRead(tags, madeFor)
}

function requestPublic(path: string, request: Request): Promise<BackendResponse> {
  return requestOnce(path, async () => {
    const { tick } = contentChanges
    const response = await requestBackend(path, { requestId: requestIdOf(request) })
    cacheResponse(path, response, tick)
    return response
  })
}

/** A public response to one reader's request is cached for all. */
async function requestAsReader(bearer: string, path: string, request: Request): Promise<BackendResponse> {
  const { tick } = contentChanges
  const response = await requestBackend(path, { bearer, requestId: requestIdOf(request), signal: request.signal })
  if (response.isPublic) cacheResponse(path, response, tick)
  return response
}

function bodyOf({ status, body }: BackendResponse): unknown {
  if (status < 300) return body
  if (typeof body !== 'object' || body === null) throw unknownError(`HTTP ${status}`, status < 500)
  const error = errors.get(body) ?? errorOf(status, body)
  errors.set(body, error)
  throw error
}

/** The errors of cached responses: each page asks for a redirect that hardly any path has. */
const errors = new WeakMap<object, ContentError>()

function errorOf(status: number, body: object): ContentError {
  const parsed = errorBodySchema.safeParse(body)
  return parsed.success ? new ContentError(parsed.data, true) : unknownError(`HTTP ${status}`, status < 500)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
