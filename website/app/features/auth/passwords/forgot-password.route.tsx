import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { href } from '@gevel/contract/hrefs'
import { data } from 'react-router'
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
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/forgot-password.route.ts'
import { forgotForm } from './password-forms.ts'
import { resetReturnCookie } from './reset-return.server.ts'

export const handle: RouteHandle = { layout: 'fullpage', query: ['terug'] }

export function loader({ url }: Route.LoaderArgs) {
  return { back: returnPath(url), botCheck: beginCheck(forgotForm) }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, forgotForm, { title: 'De mail is niet verstuurd' }, async (sent) => {
    const check = await checkVisitor(forgotForm, sent)
    if ('rejection' in check) return check.rejection
    await callEndpoint(request, passwordEndpoints.forgot, { input: sent.values, ...check })
    const headers = { 'Set-Cookie': resetReturnCookie(request, returnPath(url)) }
    return data({ sentTo: sent.values.email }, { headers })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ForgotPasswordRoute({ loaderData: { back, botCheck }, actionData }: Route.ComponentProps) {
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
        <Link className="link" href={withReturn(href('/inloggen'), back)}>
          Terug naar inloggen
        </Link>
      </p>
    </AuthScreen>
  )
}
