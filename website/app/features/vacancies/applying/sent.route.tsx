import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { href } from '@gevel/contract/hrefs'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
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
import { longDate } from '../../../ui/text/dates.ts'
import { fileSize } from '../../../ui/text/file-size.ts'
import type { Route } from './+types/sent.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(wizardStyles)

const forms = {
  consent: defineForm({}, { name: 'toestemming' }),
  withdraw: defineForm({}, { name: 'intrekken' }),
}

/** `/vacatures/sollicitatie?code=`: an application for who sent it. Opening it changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  return { application: await load(args, findSent(args)) }
}

async function findSent({ request, url }: Route.LoaderArgs) {
  try {
    return await callEndpoint(request, applicationEndpoints.showSent, { input: codeIn(url) })
  } catch (error) {
    if (accountProblem(error).code === 'applications/gone') return null
    throw error
  }
}

const codeIn = (url: URL) => ({ code: url.searchParams.get('code') ?? '' })

export function action({ request, url }: Route.ActionArgs) {
  return submitOneOf(request, forms, { title: 'Dit is niet gelukt' }, async ({ which }) => {
    const input = codeIn(url)
    if (which === 'withdraw') await callEndpoint(request, applicationEndpoints.withdraw, { input })
    else await callEndpoint(request, applicationEndpoints.withdrawConsent, { input })
    return { done: which }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function SentRoute({ loaderData: { application }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const done = result && 'done' in result ? result.done : undefined
  const failure = failureIn(result)
  return (
    <div className="wrap">
      <PageMeta title="Uw sollicitatie" description={null} path={href('/vacatures/sollicitatie')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Uw sollicitatie" />
      <header className="page-head">
        <h1>Uw sollicitatie</h1>
        {application?.vacancy && (
          <p>
            <Link className="link" href={vacancyHref(application.vacancy)}>
              {application.vacancy.title}
            </Link>
            {application.vacancy.employer && ` bij ${application.vacancy.employer}`}
          </p>
        )}
      </header>
      <div className="stack gap-6">
        {done === 'withdraw' ? (
          <Notice title="Uw sollicitatie is ingetrokken" takesFocus>
            Wij hebben haar gewist, met uw cv. De werkgever kan haar niet meer lezen.
          </Notice>
        ) : application ? (
          <>
            {done === 'consent' && (
              <Notice title="Uw toestemming is ingetrokken" takesFocus>
                De werkgever bewaart uw sollicitatie geen jaar meer.
              </Notice>
            )}
            <dl className="answers answers--wide">
              {rowsOf(application).map(
                ([label, value]) =>
                  value && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
            {application.isKept && (
              <Form schema={forms.consent} failure={failure}>
                <p>De werkgever mag uw sollicitatie een jaar bewaren voor een volgende vacature.</p>
                <div>
                  <Submit>Trek die toestemming in</Submit>
                </div>
              </Form>
            )}
            <Form schema={forms.withdraw} failure={failure}>
              <p>
                Trekt u de sollicitatie in, dan wissen wij haar meteen, met uw cv. Dat kan niet ongedaan worden gemaakt.
              </p>
              <div>
                <Submit>Trek de sollicitatie in</Submit>
              </div>
            </Form>
          </>
        ) : (
          <Notice title="Deze sollicitatie is er niet" isProblem>
            De link klopt niet, of de sollicitatie is gewist.
          </Notice>
        )}
      </div>
    </div>
  )
}

type Application = NonNullable<Route.ComponentProps['loaderData']['application']>

function rowsOf({ name, email, phone, motivation, cv, receivedAt }: Application): [string, string | null][] {
  return [
    ['Verstuurd', longDate(receivedAt)],
    ['Naam', name],
    ['E-mailadres', email],
    ['Telefoon', phone],
    ['Waarom deze baan', motivation],
    ['Cv', cv && `${cv.name}, ${fileSize(cv.bytes)}`],
  ]
}
