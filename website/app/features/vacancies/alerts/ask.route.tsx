import { alertWordings, alertWordingVersion } from '@gevel/contract/alert-wordings'
import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { href } from '@gevel/contract/hrefs'
import { alertRhythmSchema } from '@gevel/contract/vacancy-alerts'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import type { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { loadOwnAddress } from '../../../session/load-own-address.server.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { VACANCY_KEYS } from '../listing/vacancy-keys.ts'
import type { Route } from './+types/ask.route.ts'
import { askForm } from './alert-forms.ts'
import { searchHref, searchName } from './alert-search.ts'
import { askedSearch } from './asked-search.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: [...VACANCY_KEYS] }

/** `/vacatures/mail`: asks for the new vacancies of the search in the query. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const account = await loadOwnAddress(request)
  return { search: askedSearch(url), email: account?.email ?? null, botCheck: beginCheck(askForm) }
}

export function action({ request, url }: Route.ActionArgs) {
  const search = askedSearch(url)
  return submitForm(request, askForm, { title: 'U bent nog niet aangemeld', explain }, async (sent) => {
    const check = await checkVisitor(askForm, sent)
    if ('rejection' in check) return check.rejection
    const { email, rhythm, wordingVersion } = sent.values
    const input = { email, rhythm: alertRhythmSchema.parse(rhythm), search, wordingVersion: Number(wordingVersion) }
    const { confirm } = await callEndpoint(request, vacancyAlertEndpoints.ask, { input, ...check })
    return { asked: confirm ? ('mailed' as const) : ('started' as const), email }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const TITLE = 'Nieuwe vacatures per mail'

export default function AskAlertRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { search, email, botCheck } = loaderData
  const result = useActionResult(actionData)
  const asked = result && 'asked' in result ? result : null
  const list = searchHref(search)
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/vacatures/mail')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: list }]} here="Per mail" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>
          Uw zoekvraag: <strong>{searchName(search)}</strong>.{' '}
          <Link className="link" href={list}>
            Bekijk of wijzig
          </Link>
        </p>
      </header>
      {asked ? (
        <Notice title={asked.asked === 'mailed' ? 'Kijk in uw mail' : 'U bent aangemeld'} takesFocus>
          {asked.asked === 'mailed'
            ? `Wij hebben een mail gestuurd naar ${asked.email}. Bevestig daarin uw aanmelding; daarna krijgt u de nieuwe vacatures. Niets ontvangen? Kijk bij ongewenste mail.`
            : 'U krijgt de nieuwe vacatures van deze zoekvraag. Stoppen of wijzigen kan in uw account, en in elke mail.'}
        </Notice>
      ) : (
        <div className="max-w-(--measure)">
          <Form
            schema={askForm}
            values={{ wordingVersion: String(alertWordingVersion), ...(email !== null && { email }) }}
            failure={failureIn(result)}
          >
            <Field name="email" />
            <Field name="rhythm" />
            <Field name="wordingVersion" />
            <BotCheck data={botCheck} />
            <div>
              <Submit>Mail mij nieuwe vacatures</Submit>
            </div>
            <p className="hint">
              {alertWordings[alertWordingVersion]}{' '}
              <Link className="link" href={href('/privacy')}>
                Privacy
              </Link>
            </p>
          </Form>
        </div>
      )}
    </div>
  )
}

/** A search is in the address and not in the form, so what is wrong with it is said above. */
function explain({ fields }: AccountProblem) {
  const message = fields['search.place'] ?? fields['search.text'] ?? fields.search
  return message === undefined ? undefined : { title: 'Deze zoekvraag kan niet per mail', message }
}
