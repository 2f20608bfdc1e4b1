import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { href } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
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
import { confirmForm, isInvalidLink } from '../screen/confirm-form.ts'
import type { Route } from './+types/confirm-email.route.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

export function loader({ url }: Route.LoaderArgs) {
  return { hasCode: url.searchParams.has('code') }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, confirmForm, { title: 'Bevestigen is niet gelukt' }, () => {
    const input = { code: url.searchParams.get('code') ?? '' }
    return callEndpoint(request, emailChangeEndpoints.confirm, { input })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ConfirmEmailRoute({ loaderData: { hasCode }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const status = result && 'status' in result ? result.status : undefined
  const failure = failureIn(result)
  return (
    <AuthScreen title="E-mailadres bevestigen" path={href('/email-valideren')}>
      {status === 'changed' && (
        <Notice title="Uw e-mailadres is gewijzigd">Voortaan logt u in met het nieuwe adres.</Notice>
      )}
      {status === 'waiting' && (
        <Notice title="Bevestigd">
          Open nu ook de link in de mail op uw andere adres. Daarna is de wijziging klaar.
        </Notice>
      )}
      {!status && hasCode && (
        <Form schema={confirmForm} failure={failure}>
          {isInvalidLink(failure) ? (
            <p>In uw account ziet u welk adres geldt, en kunt u de wijziging opnieuw beginnen.</p>
          ) : (
            <>
              <p>Bevestig dat u het e-mailadres van uw account wilt wijzigen.</p>
              <Submit block>Bevestigen</Submit>
            </>
          )}
        </Form>
      )}
      {!status && !hasCode && (
        <p className="notice notice--err">
          <strong>Deze link is niet compleet</strong>
          Open de link uit de mail nog eens, of begin de wijziging opnieuw in uw account.
        </p>
      )}
      <p>
        <Link className="link" href={href('/account')}>
          Naar mijn account
        </Link>
      </p>
    </AuthScreen>
  )
}
