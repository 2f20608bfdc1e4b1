import { href } from '@gevel/contract/hrefs'
import { data, redirect } from 'react-router'
import { submitFailureOf } from '../../forms/submit-failure.ts'
import type { Route } from './+types/update-list.route.ts'
import { updateList } from './update-list.server.ts'

const PROBLEMS = {
  'no-connection': 'Er is nu geen verbinding.',
  'no-answer': 'Dit lukt nu niet. Probeer het zo opnieuw.',
} as const

export const loader = () => redirect(`${href('/account')}#bewaard`)

export async function action({ request }: Route.ActionArgs) {
  return updateList(request)
}

/** Without a response the page stays, with a message. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    const trouble = submitFailureOf(error)
    if (!trouble) throw error
    return data({ problem: PROBLEMS[trouble] }, { status: 503 })
  })
}
