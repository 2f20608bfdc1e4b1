import { data } from 'react-router'

/**
 * An error of a page whose message is meant for the reader, to be thrown by a loader. It is an object and not a
 * string: a string may also be the response of a proxy or a broken server, which must not be shown.
 */
export function pageError(message: string, init: { status: number; headers?: HeadersInit }) {
  return data({ message }, init)
}

/** How long a reader or a search engine should wait before the next request, in seconds. */
const RETRY_AFTER_SECONDS = '30'

/** A page that cannot be loaded now: a 503 with `Retry-After`, so that search engines do not drop it (decision 003). */
export function pageUnavailable(message: string) {
  return pageError(message, {
    status: 503,
    headers: { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' },
  })
}

/** The message of `pageError`, if it was thrown. By hand: a schema would bring its library to every reader. */
export function messageForReader(thrown: unknown): string | undefined {
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown
  return hasMessage && typeof thrown.message === 'string' ? thrown.message : undefined
}
