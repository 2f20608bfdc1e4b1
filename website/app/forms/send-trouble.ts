import { isRouteErrorResponse } from 'react-router'

/** Why something could not be sent: nobody was reached, or who was reached has too much to do. */
export type SendTrouble = 'no-connection' | 'no-answer'

/** What trouble an error of a route's `serverAction` tells of; undefined for what sending it again does not mend. */
export function sendTroubleOf(error: unknown): SendTrouble | undefined {
  // that is how `fetch` fails
  if (error instanceof TypeError) return 'no-connection'
  return isRouteErrorResponse(error) && error.status >= 500 ? 'no-answer' : undefined
}
