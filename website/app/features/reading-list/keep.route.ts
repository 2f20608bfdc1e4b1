import { data, isRouteErrorResponse, redirect } from 'react-router'
import type { Route } from './+types/keep.route.ts'
import { keep } from './keep.server.ts'

export const loader = () => redirect('/account#bewaard')

export async function action({ request }: Route.ActionArgs) {
  return keep(request)
}

/** Without a connection the page stays, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    if (error instanceof TypeError) return data({ problem: 'Er is nu geen verbinding.' }, { status: 503 })
    if (!isRouteErrorResponse(error) || error.status < 500) throw error
    return data({ problem: 'Dit lukt nu niet. Probeer het zo opnieuw.' }, { status: 503 })
  })
}
