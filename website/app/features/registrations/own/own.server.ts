import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { href } from '@gevel/contract/hrefs'
import type { OwnProgrammePart } from '@gevel/contract/own-programme'
import type { Ticket } from '@gevel/contract/own-tickets'
import { redirect } from 'react-router'
import { accountProblem } from '../../../content/account-problem.ts'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'

/** The code of the link that led here; null for the account that is logged in. */
export function codeIn(url: URL): string | null {
  return url.searchParams.get('code')?.slice(0, 200) || null
}

/** Whoever has neither a link nor a log-in logs in first. */
export function requireOwner({ request, url }: Pick<PageLoaderArgs, 'request' | 'url'>): void {
  if (codeIn(url) === null && !bearerOf(request)) throw redirect(withReturn(href('/inloggen'), url.pathname))
}

type TicketArgs = Pick<PageLoaderArgs, 'request' | 'url' | 'context'> & { params: { id: string } }

/** Calls the backend about a ticket; 404 for one that is not one's own. */
export async function ofTicket<Result>(
  args: TicketArgs,
  call: (ticket: { params: { id: number }; input: { code: string | null } }) => Promise<Result>,
): Promise<Result> {
  requireOwner(args)
  const id = routeParam(args.url, idParamSchema, args.params.id)
  const asking = call({ params: { id }, input: { code: codeIn(args.url) } }).catch((error: unknown) => {
    if (accountProblem(error).status === 404) return null
    throw error
  })
  return (await load(args, asking)) ?? pageNotFound(args.url)
}

/** The programme of the event of a ticket, with what its holder picked. */
export async function loadProgramme(args: TicketArgs): Promise<OwnProgrammePart[]> {
  return (await ofTicket(args, (ticket) => callEndpoint(args.request, registrationEndpoints.showProgramme, ticket)))
    .data
}

/** A PDF, which no cache stores. */
export function pdfResponse({ name, content }: { name: string; content: string }): Response {
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** The ticket of a path. */
export async function loadTicket(args: TicketArgs): Promise<Ticket> {
  return (await ofTicket(args, (ticket) => callEndpoint(args.request, registrationEndpoints.show, ticket))).data
}
