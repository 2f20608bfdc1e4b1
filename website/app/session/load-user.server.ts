import type { Me, PageUser } from '@gevel/contract/account'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import type { RouterContextProvider } from 'react-router'
import { accountProblem } from '../content/account-problem.ts'
import { bearerOf } from '../content/backend/bearer.ts'
import { recordUnknownReader, sharedRendering } from '../content/cache/reads.server.ts'
import { callEndpoint } from '../content/call-endpoint.server.ts'
import { dropSession } from './session-change.ts'

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What pages show of the logged-in user, or null (requirements §4). An ended session is dropped; while the backend is down it is preserved. */
export async function loadUser(args: RequestArgs): Promise<PageUser | null> {
  const shared = sharedRendering()
  if (shared) return { name: shared.slots.name, reader: shared.state.reader }
  if (!bearerOf(args.request)) return null
  const loading = callEndpoint(args.request, accountEndpoints.me)
  return loading.then(pageUser).catch((error: unknown) => {
    const { code } = accountProblem(error)
    if (code === 'user-token-expired') dropSession(args)
    if (code === 'network-request-failed') recordUnknownReader()
    return null
  })
}

/** A page contains no more of the account than it shows. */
function pageUser({ name, reader }: Me): PageUser {
  return { name, reader }
}
