import { isRouteErrorResponse } from 'react-router'

/** Why a form could not be sent: no connection, or an overloaded server. */
export type SubmitFailure = 'no-connection' | 'no-answer'

/** The cause of an error of a route's `serverAction`; undefined when a retry would not help. */
export function submitFailureOf(error: unknown): SubmitFailure | undefined {
  // `fetch` throws it for a network error
  if (error instanceof TypeError) return 'no-connection'
  return isRouteErrorResponse(error) && error.status >= 500 ? 'no-answer' : undefined
}
