import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import type { ReaderState } from '@gevel/contract/reader-state'
import { accountProblem } from '../content/account-problem.ts'
import { callEndpoint } from '../content/call-endpoint.server.ts'

/** All that shared pages show a reader of itself; undefined when the reader is unknown, or that cannot be asked now. */
export async function loadReaderState(request: Request): Promise<ReaderState | undefined> {
  const asking = callEndpoint(request, accountEndpoints.readerState).then(({ data }) => data)
  return asking.catch((error: unknown) => {
    accountProblem(error)
    return undefined
  })
}
