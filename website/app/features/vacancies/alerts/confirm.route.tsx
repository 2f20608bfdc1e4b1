import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { href } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import wizardStyles from '../../../styles/forms/wizard.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/confirm.route.ts'
import { confirmForm, rhythmNames } from './alert-forms.ts'
import { searchHref, searchName } from './alert-search.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

export const links = styleSheets(wizardStyles)

/** `/vacatures/mail/bevestigen`: what the link of a mail confirms. Opening it changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('code') ?? ''
  return load(args, callEndpoint(args.request, vacancyAlertEndpoints.showAsked, { input: { code } }))
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, confirmForm, { title: 'Bevestigen is niet gelukt' }, async () => {
    const input = { code: url.searchParams.get('code') ?? '' }
    return { confirmed: (await callEndpoint(request, vacancyAlertEndpoints.confirm, { input })).alert }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const TITLE = 'Bevestig uw aanmelding'

export default function ConfirmAlertRoute({ loaderData: { alert }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const confirmed = result && 'confirmed' in result ? result.confirmed : null
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/vacatures/mail/bevestigen')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Per mail" />
      <header className="page-head">
        <h1>{confirmed ? 'U bent aangemeld' : TITLE}</h1>
      </header>
      {confirmed ? (
        <Notice title={`${rhythmNames[confirmed.rhythm]} krijgt u de nieuwe vacatures`} takesFocus>
          Uw zoekvraag: {searchName(confirmed.search)}. Is er niets nieuws, dan krijgt u geen mail.
        </Notice>
      ) : alert ? (
        <Form schema={confirmForm} failure={failureIn(result)}>
          <dl className="answers">
            <div>
              <dt>Zoekvraag</dt>
              <dd>{searchName(alert.search)}</dd>
            </div>
            <div>
              <dt>Hoe vaak</dt>
              <dd>{rhythmNames[alert.rhythm]}, als er iets nieuws is</dd>
            </div>
          </dl>
          <div>
            <Submit>Ja, mail mij nieuwe vacatures</Submit>
          </div>
          <p className="hint">Afmelden kan met één klik in elke mail.</p>
        </Form>
      ) : (
        <Notice title="Deze link werkt niet meer" isProblem>
          Zij blijft zeven dagen geldig, en niet nadat u zich hebt afgemeld. Meld u op de vacaturepagina opnieuw aan.
        </Notice>
      )}
      <p className="mt-6">
        <Link className="link" href={confirmed ? searchHref(confirmed.search) : href('/vacatures')}>
          {confirmed ? 'Naar de vacatures van deze zoekvraag' : 'Naar de vacatures'}
        </Link>
      </p>
    </div>
  )
}
