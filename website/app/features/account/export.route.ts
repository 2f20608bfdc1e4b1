import { accountExportSchema } from '@gevel/contract/account'
import { redirect } from 'react-router'
import { AccountProblem } from '../../content/account-problem.ts'
import { askAccount } from '../../content/ask-account.server.ts'
import { pageError } from '../../routing/page-error.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'
import type { Route } from './+types/export.route.ts'

export const handle: RouteHandle = { middleware: ['login-needed', 'no-tracking'] }

/** Everything that is kept about an account, as a file to take along (GDPR articles 15 and 20). */
export async function loader({ request }: Route.LoaderArgs) {
  try {
    const own = await askAccount(request, '/account/export', accountExportSchema)
    const day = own.exportedAt.slice(0, 10)
    return new Response(`${JSON.stringify(own, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="gevel-mijn-gegevens-${day}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (problem) {
    if (!(problem instanceof AccountProblem)) throw problem
    if (problem.code === 'user-token-expired') throw redirect('/inloggen?terug=%2Faccount')
    throw pageError(problem.message, { status: 503 })
  }
}
