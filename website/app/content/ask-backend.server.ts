import { env } from '../config/env.server.ts'
import { REQUEST_ID_HEADER } from '../request/request-id.ts'
import { backendAddress, nothingThere } from './backend-address.server.ts'
import { ContentError, unknownError } from './errors.ts'
import { whileAnswering } from './pulse.server.ts'

/** How long the backend may take to answer, in milliseconds. */
const TIMEOUT_MS = 2_000

/** What the backend answered to a question. */
export interface BackendAnswer {
  status: number
  /** parsed as JSON; undefined when it was none */
  body: unknown
  /** what it was made of, as the change log calls it */
  tags: readonly string[]
  /** whether every reader gets the same */
  forAll: boolean
  /** size of the body as it came */
  bytes: number
}

/** On whose behalf the backend is asked. */
export interface Asker {
  bearer?: string | undefined
  /** number of the visitor's request, for the backend's log */
  requestId?: string | undefined
  /** the visitor left */
  signal?: AbortSignal
}

/**
 * Asks the backend once, without retries.
 * @param path with its query
 * @throws ContentError with `answered` false when there is no answer in time, or 404 for a path where nothing can be
 */
export async function askBackend(path: string, { bearer, requestId, signal }: Asker) {
  const address = backendAddress(path)
  if (!address) throw new ContentError(nothingThere, true)
  try {
    const headers = {
      accept: 'application/json',
      // with `PUBLIC_API=off` the backend answers nobody else
      ...(env.WEBSITE_KEY && { 'x-website-key': env.WEBSITE_KEY }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    }
    return await whileAnswering(async (silent) => {
      const ends = [silent, AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]
      const response = await fetch(address, { headers, signal: AbortSignal.any(ends) })
      return answerOf(response, await response.text())
    })
  } catch (error) {
    throw unknownError(error instanceof Error ? error.message : String(error), false, error)
  }
}

function answerOf({ status, headers }: Response, text: string): BackendAnswer {
  return {
    status,
    body: jsonOf(text),
    tags: headers.get('cache-tag')?.split(',').filter(Boolean) ?? [],
    forAll: headers.get('cache-control')?.includes('public') === true,
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
