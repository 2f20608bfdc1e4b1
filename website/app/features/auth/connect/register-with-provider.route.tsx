import { href } from '@gevel/contract/hrefs'
import { data, redirect } from 'react-router'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneNotice } from '../../../routing/done-notice.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import { ExternalRedirect } from '../../../ui/links/external-redirect.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { beginConnect } from '../providers/begin-connect.server.ts'
import { loadProviders } from '../providers/providers.server.ts'
import { ConsentField } from '../registration/consent-field.tsx'
import { providerRegistrationForm } from '../registration/registration-forms.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/register-with-provider.route.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

/** `/registreren/{provider}`: the registration fields that a provider does not have. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const back = returnPath(url)
  if (await loadUser({ request, context })) throw redirect(back)
  const provider = (await loadProviders(request)).find(({ name }) => name === params.provider)
  return { back, done: doneNotice(url), provider: provider ?? pageNotFound(url) }
}

export async function action({ request, url, params }: Route.ActionArgs) {
  const back = returnPath(url)
  if (bearerOf(request)) return redirect(back)
  return submitForm(request, providerRegistrationForm, { title: 'Registreren is niet gelukt' }, async ({ values }) => {
    const { location, headers } = await beginConnect(request, params.provider, { back, newcomer: values })
    return data({ redirectTo: location }, { headers })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function NewcomerRoute({ loaderData: { back, done, provider }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const { name, label } = provider
  const isLeaving = result && 'redirectTo' in result
  return (
    <AuthScreen title={`Registreren met ${label}`} path={href('/registreren/:provider', { provider: name })}>
      {done && !result && <Notice title={done.title}>{done.text}</Notice>}
      {isLeaving ? (
        <ExternalRedirect to={result.redirectTo} label={label} />
      ) : (
        <>
          <p>Uw naam en e-mailadres krijgen wij van {label}. U hebt hier geen wachtwoord nodig.</p>
          <Form schema={providerRegistrationForm} failure={result}>
            <Field name="edition" />
            <ConsentField />
            <Submit block>Ga verder met {label}</Submit>
          </Form>
        </>
      )}
      <p>
        Liever met een wachtwoord?{' '}
        <Link className="link" href={withReturn(href('/registreren'), back)}>
          Registreren
        </Link>
      </p>
    </AuthScreen>
  )
}
