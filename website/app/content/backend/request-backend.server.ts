import { READER_HEADER } from '@gevel/contract/reader-state'
import { REQUEST_ID_HEADER } from '@gevel/runtime/request-id'
import { env } from '../../config/env.server.ts'
import { askBackend } from './ask-backend.server.ts'
import { backendAddress, notFoundBody } from './backend-address.server.ts'
import { ContentError, unknownError } from './errors.ts'

/** A response of the backend. */
export interface BackendResponse {
  status: number
  /** parsed as JSON; undefined when it is not JSON */
  body: unknown
  /** change tags of what it was made of */
  tags: readonly string[]
  /** whether it is the same for every reader */
  isPublic: boolean
  /** otherwise the access it was made for, when it depends on nothing else of the reader */
  madeFor: string | undefined
  /** size of the body as received */
  bytes: number
}

/** On whose behalf the request is sent. */
export interface RequestContext {
  bearer?: string | undefined
  /** id of the visitor's request, for the backend's log */
  requestId?: string | undefined
  /** address of the visitor, for the backend's limits per visitor */
  clientAddress?: string | undefined
  /** aborts when the visitor disconnects */
  signal?: AbortSignal
}

/**
 * Sends one request to the backend, without retries.
 * @param path with its query
 * @throws ContentError with `answered` false when there is no response in time, or 404 for an invalid path
 */
export async function requestBackend(path: string, { bearer, requestId, clientAddress, signal }: RequestContext) {
  const address = backendAddress(path)
  if (!address) throw new ContentError(notFoundBody, true)
  try {
    const headers = {
      accept: 'application/json',
      // required by a backend with `PUBLIC_API=off`
      ...(env.WEBSITE_KEY && { 'x-website-key': env.WEBSITE_KEY }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
      ...(clientAddress && { 'x-client-address': clientAddress }),
    }
    const { response, text } = await askBackend(address, { headers, redirect: 'error', signal })
    return backendResponseOf(response, text)
  } catch (error) {
    throw unknownError(error instanceof Error ? error.message : String(error), false, error)
  }
}

function backendResponseOf({ status, headers }: Response, text: string): BackendResponse {
  return {
    status,
    body: jsonOf(text),
    tags: headers.get('cache-tag')?.split(',').filter(Boolean) ?? [],
    isPublic: headers.get('cache-control')?.includes('public') === true,
    madeFor: headers.get(READER_HEADER) ?? undefined,
    bytes: text.length,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
