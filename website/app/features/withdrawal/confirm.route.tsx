import { preserveInput } from '../../forms/preserve-input.ts'
import { type FormFailure, failureIn } from '../../forms/schema/failure.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/withdraw.css?url'
import wizardStyles from '../../styles/forms/wizard.css?url'
import type { Route } from './+types/confirm.route.ts'
import { ConfirmSection } from './confirm-section.tsx'
import { sendWithdrawal } from './send-withdrawal.server.ts'
import { StatementSection } from './statement-section.tsx'
import { typedStatement } from './typed-statement.server.ts'
import { type Statement, statementForm } from './withdrawal-forms.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, wizardStyles)

/** `/herroepen/bevestigen`: what was typed, after a reload. */
export function loader({ request }: Route.LoaderArgs) {
  return { typed: typedStatement(request), sending: crypto.randomUUID() }
}

export function action(args: Route.ActionArgs) {
  return sendWithdrawal(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ConfirmRoute({ loaderData: { typed, sending }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const failure = failureIn(result)
  const statement = result && 'typed' in result ? result.typed : failure ? statementIn(failure) : typed
  const isFirstStep = failure?.form === statementForm.name || statement === null
  return (
    <div className="wrap">
      {isFirstStep ? (
        <StatementSection statement={statement ?? { orderText: '', name: '', email: '', sending }} failure={failure} />
      ) : (
        <ConfirmSection statement={statement} failure={failure} />
      )}
    </div>
  )
}

/** What a rejected step had sent. */
function statementIn({ entries }: FormFailure): Statement {
  const text = (name: keyof Statement) => String(entries[name] ?? '')
  return { orderText: text('orderText'), name: text('name'), email: text('email'), sending: text('sending') }
}
