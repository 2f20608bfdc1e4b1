import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import { Link } from '../../../ui/links/link.tsx'
import { useEdition } from '../../editions/editions.ts'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { loadProviders } from '../providers/providers.server.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import type { Route } from './+types/register.route.ts'
import { registerVisitor } from './register.server.ts'
import { RegistrationForm } from './registration-form.tsx'
import { registerForm } from './registration-forms.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const back = returnPath(url)
  if (await loadUser({ request, context })) throw redirect(back)
  return { back, botCheck: beginCheck(registerForm), providers: await loadProviders(request) }
}

export function action({ request, url }: Route.ActionArgs) {
  return registerVisitor(request, returnPath(url))
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function RegisterRoute({ loaderData: { back, botCheck, providers }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return (
    <AuthScreen title="Registreren" path={href('/registreren')}>
      <p>Met een gratis account leest u meer artikelen en bewaart u wat u wilt teruglezen.</p>
      <RegistrationForm values={{ edition: useEdition() }} botCheck={botCheck} failure={result} />
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
