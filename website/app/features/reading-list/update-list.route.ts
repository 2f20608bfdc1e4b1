import { data } from 'react-router'
import { submitFailureOf } from '../../forms/submit-failure.ts'
import type { Route } from './+types/update-list.route.ts'
import { finishPendingChange, updateList } from './update-list.server.ts'

const PROBLEMS = {
  'no-connection': 'Er is nu geen verbinding.',
  'no-answer': 'Dit lukt nu niet. Probeer het zo opnieuw.',
} as const

/** Has no page: it is where logging in returns to when a button was pressed before. */
export async function loader({ request }: Route.LoaderArgs) {
  return finishPendingChange(request)
}

export async function action({ request }: Route.ActionArgs) {
  return updateList(request)
}

/** Calls the server's action; without a response the page stays, with a message. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    const trouble = submitFailureOf(error)
    if (!trouble) throw error
    return data({ problem: PROBLEMS[trouble] }, { status: 503 })
  })
}
