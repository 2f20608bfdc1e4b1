import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { href } from '@gevel/contract/hrefs'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { beginCheck } from '../../bot-check/server/begin-check.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { Form } from '../../forms/form.tsx'
import { preserveInput } from '../../forms/preserve-input.ts'
import { type FormFailure, failureIn } from '../../forms/schema/failure.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import newsletterStyles from '../../styles/features/newsletter.css?url'
import wizardStyles from '../../styles/forms/wizard.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { AlertRows, type RowFormProps } from '../vacancies/alerts/alert-rows.tsx'
import type { Route } from './+types/preferences.route.ts'
import { ChoiceSection } from './choice-section.tsx'
import { ConsentSection } from './consent-section.tsx'
import { EndSection } from './end-section.tsx'
import { LinkByMail } from './link-by-mail.tsx'
import { linkForm } from './newsletter-forms.ts'
import { changePreferences, codeIn } from './preferences-action.server.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

export const links = styleSheets(newsletterStyles, wizardStyles)

/** `/nieuwsbrief/voorkeuren`: all mail that an address asked for. Opening the link changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  const code = codeIn(args.url)
  const input = { code }
  const [{ preferences }, { data: alerts }, { newsletters: rhythms }] = await load(
    args,
    Promise.all([
      callEndpoint(args.request, newsletterListEndpoints.showByLink, { input }),
      callEndpoint(args.request, vacancyAlertEndpoints.showByLink, { input }),
      fetchSite(args.request),
    ]),
  )
  return { preferences, alerts, rhythms, hasCode: code !== '', botCheck: preferences ? null : beginCheck(linkForm) }
}

export function action({ request, url }: Route.ActionArgs) {
  return changePreferences(request, codeIn(url))
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const TITLE = 'Uw nieuwsbrieven'

export default function PreferencesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, alerts, rhythms, hasCode, botCheck } = loaderData
  const result = useActionResult(actionData)
  const done = result && 'done' in result ? result.done : null
  const failure = failureIn(result)
  return (
    <div className="wrap newsletter">
      <PageMeta title={TITLE} description={null} path={href('/nieuwsbrief/voorkeuren')} noindex />
      <Breadcrumbs above={[{ label: 'Nieuwsbrief', href: href('/nieuwsbrief') }]} here="Uw voorkeuren" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        {preferences && (
          <p>
            Voor <strong>{preferences.email}</strong>. U hoeft niet in te loggen: de link in uw mail is van u alleen.
          </p>
        )}
      </header>
      {done && (
        <div className="mb-6">
          <Notice title={done.title} takesFocus>
            {done.text}
          </Notice>
        </div>
      )}
      {preferences && (
        <div className="columns">
          <div className="stack md:col-span-7">
            <ChoiceSection consents={preferences.consents} rhythms={rhythms} failure={failure} />
            {alerts.length === 0 ? (
              <p className="hint">
                Vacatures elke ochtend, of alleen in de buurt?{' '}
                <Link className="link" href={href('/vacatures')}>
                  Zoek op uw plaats, en kies ‘Mail mij nieuwe’
                </Link>
                .
              </p>
            ) : (
              <section aria-labelledby="zoekvragen">
                <Lintel id="zoekvragen" title="Nieuwe vacatures van uw zoekvragen" />
                <AlertRows alerts={alerts} RowForm={(form) => <LinkForm {...form} failure={failure} />} />
              </section>
            )}
          </div>
          <div className="joint stack-lg md:col-span-5">
            <EndSection
              current={preferences.list ? newsletterListTexts[preferences.list].name : null}
              isCurrent={preferences.consents.some(({ list }) => list === preferences.list)}
              getsAny={preferences.consents.length + alerts.length > 0}
              failure={failure}
            />
            <ConsentSection consents={preferences.consents} />
          </div>
        </div>
      )}
      {botCheck && (!done || failure) && <LinkByMail isWrong={hasCode} botCheck={botCheck} failure={failure} />}
    </div>
  )
}

/** A form of one search, which shows what went wrong with that search. */
function LinkForm({ about, failure, ...form }: RowFormProps & { failure: FormFailure | undefined }) {
  return <Form {...form} values={about} failure={failure?.entries.alert === about.alert ? failure : undefined} />
}
