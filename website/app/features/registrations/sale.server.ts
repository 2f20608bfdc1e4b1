import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import type { VisitorSale } from '@gevel/contract/event-sales'
import { accountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { idParamSchema } from '../../routing/urls/params.ts'

interface SaleQuery {
  /** whose own places count as free */
  draft?: string
  /** of an offer or an invitation */
  code?: string
}

/** The registration for an event as it is now; null for an event without. */
export async function findSale(request: Request, id: number, { draft, code }: SaleQuery = {}) {
  const input = { ...(draft && { draft }), ...(code && { code }) }
  return callEndpoint(request, registrationEndpoints.showSale, { params: { id }, input }).catch((error: unknown) => {
    if (accountProblem(error).status === 404) return null
    throw error
  })
}

type SaleArgs = Pick<PageLoaderArgs, 'request' | 'url' | 'context'> & { params: { id: string } }

/** The registration for the event of a path; 404 for any other. */
export async function loadSale(args: SaleArgs, query?: SaleQuery): Promise<VisitorSale> {
  const id = routeParam(args.url, idParamSchema, args.params.id)
  return (await load(args, findSale(args.request, id, query))) ?? pageNotFound(args.url)
}
