import { withdrawalEndpoints } from '@gevel/contract/endpoints/withdrawals'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { loadOptional } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { loadOwnAddress } from '../../session/load-own-address.server.ts'
import styles from '../../styles/features/withdraw.css?url'
import type { Route } from './+types/withdraw.route.ts'
import { StatementSection } from './statement-section.tsx'
import { typedStatement } from './typed-statement.server.ts'
import type { Statement } from './withdrawal-forms.ts'

/** A link from a mail has the order of a customer in its address. */
export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles)

/** `/herroepen`: the first step, filled in by a link of a mail, by what was typed before, or by the account. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const statement =
    (await openLink(request, url.searchParams.get('code'))) ?? typedStatement(request) ?? (await ofAccount(request))
  return { statement }
}

/** A link that no longer works is no problem: the form can be filled in by hand. */
async function openLink(request: Request, code: string | null): Promise<Statement | null> {
  if (!code) return null
  const opening = callEndpoint(request, withdrawalEndpoints.open, { input: { code } })
  const { statement } = await loadOptional(opening, { statement: null })
  return statement && withKey(statement)
}

async function ofAccount(request: Request): Promise<Statement> {
  const { name, email } = (await loadOwnAddress(request)) ?? { name: '', email: '' }
  return withKey({ orderText: '', name, email })
}

function withKey(statement: Omit<Statement, 'sending'>): Statement {
  return { ...statement, sending: crypto.randomUUID() }
}

export default function WithdrawRoute({ loaderData: { statement } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <StatementSection statement={statement} failure={undefined} />
    </div>
  )
}
