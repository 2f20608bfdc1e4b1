import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import { Link } from '../../../ui/links/link.tsx'
import { useEdition } from '../../editions/public.ts'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { loadProviders } from '../providers/providers.server.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/register.route.ts'
import { ConsentField } from './consent-field.tsx'
import { registrationCookie } from './registration-cookie.server.ts'
import { registerForm } from './registration-forms.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const back = returnPath(url)
  if (await loadUser({ request, context })) throw redirect(back)
  return { back, botCheck: beginCheck(registerForm), providers: await loadProviders(request) }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, registerForm, { title: 'Registreren is niet gelukt' }, async (sent) => {
    const check = await checkVisitor(registerForm, sent)
    if ('rejection' in check) return check.rejection
    const { jwt } = await callEndpoint(request, registrationEndpoints.register, { input: sent.values, ...check })
    return redirect(href('/account-activeren'), {
      headers: { 'Set-Cookie': registrationCookie(request, { jwt, back: returnPath(url), email: sent.values.email }) },
    })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function RegisterRoute({ loaderData: { back, botCheck, providers }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return (
    <AuthScreen title="Registreren" path={href('/registreren')}>
      <p>Met een gratis account leest u meer artikelen en bewaart u wat u wilt teruglezen.</p>
      <Form schema={registerForm} values={{ edition: useEdition() }} failure={result}>
        <Field name="name" />
        <Field name="email" />
        <Field name="company" />
        <Field name="password" />
        <Field name="edition" />
        <ConsentField />
        <BotCheck data={botCheck} />
        <Submit block>Account maken</Submit>
      </Form>
      <ProviderButtons
        providers={providers}
        hrefOf={(name) => withReturn(href('/registreren/:provider', { provider: name }), back)}
      />
      <p>
        Hebt u al een account?{' '}
        <Link className="link" href={withReturn(href('/inloggen'), back)}>
          Inloggen
        </Link>
      </p>
    </AuthScreen>
  )
}
