import { REQUEST_ID_HEADER, validRequestId } from '@gevel/runtime/request-id'

/** The id that our server gave a request. */
export function requestIdOf(request: Request): string | undefined {
  return validRequestId(request.headers.get(REQUEST_ID_HEADER))
}
