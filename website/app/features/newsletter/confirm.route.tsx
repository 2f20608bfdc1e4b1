import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { href } from '@gevel/contract/hrefs'
import type { NewsletterList } from '@gevel/contract/newsletter'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { Form } from '../../forms/form.tsx'
import { preserveInput } from '../../forms/preserve-input.ts'
import { failureIn } from '../../forms/schema/failure.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { Submit } from '../../forms/submit.tsx'
import { useActionResult } from '../../forms/use-action-result.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import newsletterStyles from '../../styles/features/newsletter.css?url'
import wizardStyles from '../../styles/forms/wizard.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/confirm.route.ts'
import { confirmForm } from './newsletter-forms.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

export const links = styleSheets(newsletterStyles, wizardStyles)

/** `/nieuwsbrief/bevestigen`: what the link of a mail confirms. Opening it changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('code') ?? ''
  const [{ asked }, { newsletters: rhythms }] = await load(
    args,
    Promise.all([
      callEndpoint(args.request, newsletterListEndpoints.showAsked, { input: { code } }),
      fetchSite(args.request),
    ]),
  )
  return { asked, rhythms }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, confirmForm, { title: 'Aanmelden is niet gelukt' }, async () => {
    const input = { code: url.searchParams.get('code') ?? '' }
    return { confirmed: await callEndpoint(request, newsletterListEndpoints.confirm, { input }) }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ConfirmNewsletterRoute({ loaderData: { asked, rhythms }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const confirmed = result && 'confirmed' in result ? result.confirmed : null
  const isOne = (confirmed ?? asked)?.lists.length === 1
  const title = isOne ? 'Wilt u deze nieuwsbrief?' : 'Wilt u deze nieuwsbrieven?'
  return (
    <div className="wrap newsletter">
      <PageMeta title="Bevestig uw aanmelding" description={null} path={href('/nieuwsbrief/bevestigen')} noindex />
      <Breadcrumbs above={[{ label: 'Nieuwsbrief', href: href('/nieuwsbrief') }]} here="Bevestigen" />
      <header className="page-head">
        <h1>{confirmed ? 'U staat op de lijst' : asked ? title : 'Bevestig uw aanmelding'}</h1>
      </header>
      {confirmed ? (
        <div className="stack">
          <Notice title={`U krijgt voortaan ${namesOf(confirmed.lists)}`} takesFocus>
            Op {confirmed.email}. Afmelden kan onderaan elke mail, met één klik.
          </Notice>
          <p>
            <Link className="link" href={`${href('/nieuwsbrief/voorkeuren')}?code=${confirmed.code}`}>
              Bekijk uw voorkeuren
            </Link>
          </p>
        </div>
      ) : asked ? (
        <Form schema={confirmForm} failure={failureIn(result)}>
          <dl className="answers">
            {asked.lists.map((list) => (
              <div key={list}>
                <dt>{newsletterListTexts[list].name}</dt>
                <dd>{rhythms?.[list]}</dd>
              </div>
            ))}
            <div>
              <dt>E-mailadres</dt>
              <dd>{asked.email}</dd>
            </div>
          </dl>
          <div>
            <Submit>Ja, meld mij aan</Submit>
          </div>
          <p className="hint">Afmelden kan met één klik in elke mail.</p>
        </Form>
      ) : (
        <div className="stack">
          <Notice title="Deze link werkt niet meer" isProblem>
            Zij blijft zeven dagen geldig, en niet nadat u zich hebt afgemeld.
          </Notice>
          <p>
            <Link className="link" href={href('/nieuwsbrief')}>
              Meld u opnieuw aan
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

/** `Gevel, Gevel Pro en Vacatures` */
function namesOf(lists: readonly NewsletterList[]): string {
  const names = lists.map((list) => newsletterListTexts[list].name)
  return new Intl.ListFormat('nl', { type: 'conjunction' }).format(names)
}
