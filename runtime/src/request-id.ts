/** Header with the request id, from the proxy to the website to the backend and into both logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Anything else would let clients write into the log. */
const VALID_ID = /^[\w.:-]{8,64}$/

/** The id of a request; undefined when it is missing or invalid. */
export function validRequestId(value: unknown): string | undefined {
  return typeof value === 'string' && VALID_ID.test(value) ? value : undefined
}
