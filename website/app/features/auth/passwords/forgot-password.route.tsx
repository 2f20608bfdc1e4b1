import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { href } from '@gevel/contract/hrefs'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/forgot-password.route.ts'
import { forgotForm } from './password-forms.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export function loader() {
  return { botCheck: beginCheck(forgotForm) }
}

export function action({ request }: Route.ActionArgs) {
  return submitForm(request, forgotForm, { title: 'De mail is niet verstuurd' }, async (sent) => {
    const check = await checkVisitor(forgotForm, sent)
    if ('rejection' in check) return check.rejection
    await callEndpoint(request, passwordEndpoints.forgot, { input: sent.values, ...check })
    return { sentTo: sent.values.email }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ForgotPasswordRoute({ loaderData: { botCheck }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const sentTo = result && 'sentTo' in result ? result.sentTo : undefined
  return (
    <AuthScreen title="Wachtwoord vergeten" path={href('/wachtwoord-vergeten')}>
      {sentTo === undefined ? (
        <>
          <p>Vul uw e-mailadres in. U krijgt een link waarmee u een nieuw wachtwoord kiest.</p>
          <Form schema={forgotForm} failure={failureIn(result)}>
            <Field name="email" />
            <BotCheck data={botCheck} />
            <Submit block>Stuur mij een link</Submit>
          </Form>
        </>
      ) : (
        <Notice title="Kijk in uw mail">
          Als er een account is met {sentTo}, dan hebben wij daar een link naartoe gestuurd. Hij werkt twee uur. Niets
          gekregen? Kijk ook bij ongewenste mail.
        </Notice>
      )}
      <p>
        <Link className="link" href={href('/inloggen')}>
          Terug naar inloggen
        </Link>
      </p>
    </AuthScreen>
  )
}
