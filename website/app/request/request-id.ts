/** Header that carries the number of a visitor's request, from the proxy to the website to the backend and into both logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What a proxy may have made up; anything else would let visitors write into the log. */
const SOUND = /^[\w.:-]{8,64}$/

/** The number of a request; undefined when it has none, or none that is sound. */
export function soundRequestId(value: unknown): string | undefined {
  return typeof value === 'string' && SOUND.test(value) ? value : undefined
}

/** The number that our server gave a request. */
export function requestIdOf(request: Request): string | undefined {
  return soundRequestId(request.headers.get(REQUEST_ID_HEADER))
}
