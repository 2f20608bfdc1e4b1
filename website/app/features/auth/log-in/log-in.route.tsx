import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneNotice } from '../../../routing/done-notice.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import { startSession } from '../../../session/session-change.ts'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { loadProviders } from '../providers/providers.server.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/log-in.route.ts'
import { logInForm } from './log-in-form.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const back = returnPath(url)
  if (await loadUser({ request, context })) throw redirect(back)
  return { back, done: doneNotice(url), providers: await loadProviders(request) }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return submitForm(request, logInForm, { title: 'Inloggen is niet gelukt' }, async ({ values }) => {
    startSession({ context }, await callEndpoint(request, sessionEndpoints.logIn, { input: values }))
    return redirect(returnPath(url))
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function LogInRoute({ loaderData: { back, done, providers }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return (
    <AuthScreen title="Inloggen" path={href('/inloggen')}>
      {done && !result && <Notice title={done.title}>{done.text}</Notice>}
      <Form schema={logInForm} failure={result}>
        {result?.code === 'invalid-credential' && (
          <p>
            Net geregistreerd?{' '}
            <Link className="link" href={href('/account-activeren')}>
              Bevestig dan eerst uw e-mailadres
            </Link>
            .
          </p>
        )}
        <Field name="identifier" />
        <Field name="password" />
        <p className="-mt-3 text-sm">
          <Link className="link" href={withReturn(href('/wachtwoord-vergeten'), back)}>
            Wachtwoord vergeten?
          </Link>
        </p>
        <Submit block>Inloggen</Submit>
      </Form>
      <ProviderButtons
        providers={providers}
        hrefOf={(name) => withReturn(href('/connect/:provider', { provider: name }), back)}
      />
      <p>
        Nog geen account?{' '}
        <Link className="link" href={withReturn(href('/registreren'), back)}>
          Registreren
        </Link>
      </p>
    </AuthScreen>
  )
}
