import type { DoorPage } from '@gevel/contract/check-in'
import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { AccountProblem } from '../../content/account-problem.ts'
import { recordScanner } from '../../content/cache/reads.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'

/** What the page of a device shows; one that was left or revoked leads to the choice of a door, and one of somebody else is a 404. */
export async function loadDoorPage(args: PageLoaderArgs, id: string): Promise<DoorPage> {
  recordScanner()
  const { searchParams } = args.url
  const input = { q: searchParams.get('q')?.slice(0, 100), scan: searchParams.get('scan')?.slice(0, 40) }
  const asked = Object.fromEntries(Object.entries(input).filter(([, value]) => value))
  const page = await load(
    args,
    callEndpoint(args.request, checkInEndpoints.page, { params: { id }, input: asked })
      .then(({ data }) => data)
      .catch((error: unknown) => {
        if (error instanceof AccountProblem && error.status === 410) return 'ended' as const
        if (error instanceof AccountProblem && error.status === 404) return 'unknown' as const
        throw error
      }),
  )
  if (page === 'ended') throw redirect(`${href('/inchecken')}?beeindigd`)
  return page === 'unknown' ? pageNotFound(args.url) : page
}
