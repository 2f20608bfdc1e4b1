import { noteResponse, whileResponding } from './backend-liveness.server.ts'

/**
 * How long the backend may take, in milliseconds: readers prefer a slow page to an error. More than its own limits, after which it
 * responds with 503.
 */
const TIMEOUT_MS = 10_000

/**
 * Sends one request to the backend and reads the whole response.
 * @param init its signal ends the request too
 * @param waitMs how long this request may take
 * @throws BackendSilent when the backend responds to nothing, a `TimeoutError` when only this takes too long
 */
export function askBackend(address: string, { signal, ...init }: RequestInit, waitMs = TIMEOUT_MS) {
  return whileResponding(async (silent) => {
    const ends = [silent, AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])]
    const response = await fetch(address, { ...init, signal: AbortSignal.any(ends) })
    noteResponse()
    return { response, text: await response.text() }
  })
}

/**
 * Sends one request to the backend, whose response is streamed: only the wait for its first byte is limited.
 * @param init its signal ends the request and the stream
 * @throws as `askBackend`
 */
export function streamFromBackend(address: string, { signal, ...init }: RequestInit): Promise<Response> {
  return whileResponding(async (silent) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
    try {
      const ends = [silent, late.signal, ...(signal ? [signal] : [])]
      const response = await fetch(address, { ...init, signal: AbortSignal.any(ends) })
      noteResponse()
      return response
    } finally {
      clearTimeout(timer)
    }
  })
}
