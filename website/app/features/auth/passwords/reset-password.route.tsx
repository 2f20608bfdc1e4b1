import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneAt } from '../../../routing/done-notice.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { startSession } from '../../../session/session-change.ts'
import { Link } from '../../../ui/links/link.tsx'
import { authNotices } from '../auth-notices.server.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/reset-password.route.ts'
import { resetForm } from './password-forms.ts'
import { resetReturnCookie, resetReturnOf } from './reset-return.server.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export function loader({ request, url }: Route.LoaderArgs) {
  return { hasCode: url.searchParams.has('code'), back: resetReturnOf(request) }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return submitForm(request, resetForm, { title: 'Het wachtwoord is niet gewijzigd' }, async ({ values }) => {
    const input = { code: url.searchParams.get('code') ?? '', password: values.password }
    startSession({ context }, await callEndpoint(request, passwordEndpoints.reset, { input }))
    const back = resetReturnOf(request)
    return redirect(back === '/' ? doneAt('/account', authNotices.wachtwoord) : back, {
      headers: { 'Set-Cookie': resetReturnCookie(request, '/') },
    })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ResetPasswordRoute({ loaderData: { hasCode, back }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return (
    <AuthScreen title="Nieuw wachtwoord" path={href('/wachtwoord-reset')}>
      {hasCode ? (
        <>
          <p>Kies een nieuw wachtwoord. Daarna bent u hier ingelogd, en op andere apparaten niet meer.</p>
          <Form schema={resetForm} failure={result}>
            <Field name="password" />
            <Submit block>Wachtwoord opslaan</Submit>
          </Form>
        </>
      ) : (
        <p className="notice notice--err">
          <strong>Deze link is niet compleet</strong>
          Open de link uit de mail nog eens, of vraag een nieuwe aan.
        </p>
      )}
      <p>
        <Link className="link" href={withReturn(href('/wachtwoord-vergeten'), back)}>
          Vraag een nieuwe link aan
        </Link>
      </p>
    </AuthScreen>
  )
}
