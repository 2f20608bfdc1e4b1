import { contactEndpoints } from '@gevel/contract/endpoints/contact'
import { href } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { Form } from '../../forms/form.tsx'
import { preserveInput } from '../../forms/preserve-input.ts'
import { defineForm } from '../../forms/schema/define-form.ts'
import { failureIn } from '../../forms/schema/failure.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { Submit } from '../../forms/submit.tsx'
import { useActionResult } from '../../forms/use-action-result.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/confirm.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

const confirmForm = defineForm({}, { name: 'bevestig' })

/** Opening the link of a mail changes nothing: mail scanners open it too. */
export function loader({ url }: Route.LoaderArgs) {
  return { hasCode: url.searchParams.has('code') }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, confirmForm, { title: 'Bevestigen is niet gelukt' }, () => {
    const input = { code: url.searchParams.get('code') ?? '' }
    return callEndpoint(request, contactEndpoints.confirm, { input })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ConfirmContactRoute({ loaderData: { hasCode }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta title="Mailadres bevestigen" description={null} path={href('/contact/bevestigen')} noindex />
      <Breadcrumbs above={[{ label: 'Contact', href: href('/contact') }]} here="Mailadres bevestigen" />
      <header className="page-head">
        <h1>Mailadres bevestigen</h1>
      </header>
      {result && 'number' in result ? (
        <Notice title="Uw mailadres is bevestigd" takesFocus>
          U krijgt een kopie van bericht {result.number} per mail.
        </Notice>
      ) : hasCode ? (
        <Form schema={confirmForm} failure={failureIn(result)}>
          <p>Bevestig dat u ons een bericht hebt gestuurd. Daarna krijgt u een kopie.</p>
          <div>
            <Submit>Bevestigen</Submit>
          </div>
        </Form>
      ) : (
        <Notice title="Deze link is niet compleet" isProblem>
          Open de link uit de mail nog eens.
        </Notice>
      )}
      <p className="mt-6">
        <Link className="link" href={href('/contact')}>
          Naar de contactpagina
        </Link>
      </p>
    </div>
  )
}
