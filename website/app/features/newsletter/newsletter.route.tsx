import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { href } from '@gevel/contract/hrefs'
import type { NewsletterList } from '@gevel/contract/newsletter'
import { signUpPlaceSchema } from '@gevel/contract/newsletter-lists'
import { beginCheck } from '../../bot-check/server/begin-check.server.ts'
import { checkCachedForm, checkVisitor } from '../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { preserveInput } from '../../forms/preserve-input.ts'
import { failureIn } from '../../forms/schema/failure.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { loadOwnAddress } from '../../session/load-own-address.server.ts'
import newsletterStyles from '../../styles/features/newsletter.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/newsletter.route.ts'
import { LatestIssues } from './latest-issues.tsx'
import { signUpForm } from './newsletter-forms.ts'
import { findIssue, listIssues } from './newsletters.server.ts'
import { SignUp } from './sign-up.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(newsletterStyles)

/** `/nieuwsbrief`: choosing newsletters. The small forms of other pages are posted to it as well. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const list = url.searchParams.has('pro') ? 'pro' : 'general'
  const [account, issues, { newsletters: rhythms }] = await Promise.all([
    loadOwnAddress(request),
    load(args, loadLatest(request, list)),
    load(args, fetchSite(request)),
  ])
  return { email: account?.email ?? null, botCheck: beginCheck(signUpForm), rhythms, ...issues }
}

/** The latest issue of the newsletter of an edition, and the titles of those before it. */
async function loadLatest(request: Request, list: NewsletterList) {
  const { data } = await listIssues(request, { list, page: 1 })
  const [first, ...others] = data
  return { latest: first ? await findIssue(request, first.slug) : undefined, earlier: others.slice(0, 3) }
}

export function action({ request }: Route.ActionArgs) {
  return submitForm(request, signUpForm, { title: 'U bent nog niet aangemeld' }, async (sent) => {
    const { email, lists, wordingVersion } = sent.values
    const place = signUpPlaceSchema.catch('page').parse(sent.values.place)
    const check = place === 'page' ? await checkVisitor(signUpForm, sent) : checkCachedForm(sent)
    if ('rejection' in check) return check.rejection
    const form = place === 'page' ? href('/nieuwsbrief') : pageOf(request)
    const input = { email, lists, place, form, wordingVersion }
    const { confirm } = await callEndpoint(request, newsletterListEndpoints.subscribe, { input, ...check })
    return { asked: confirm ? ('mailed' as const) : ('started' as const), email }
  })
}

/** The path of the page that a small form was on, for the proof of the consent. */
function pageOf(request: Request): string {
  const page = URL.parse(request.headers.get('referer') ?? '')
  return page ? page.pathname.slice(0, 200) : '/'
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const TITLE = 'Het vaknieuws, voordat de winkel opengaat'
const INTRO = 'Kies wat u wilt krijgen. Het is gratis en afmelden kan onderaan elke mail, met één klik.'

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const asked = result && 'asked' in result ? result : null
  return (
    <div className="wrap newsletter">
      <PageMeta title="Nieuwsbrief" description={INTRO} path={href('/nieuwsbrief')} />
      <Breadcrumbs here="Nieuwsbrief" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>{INTRO}</p>
      </header>
      <div className="columns">
        <div className="stack md:col-span-7">
          {asked ? (
            <Notice title={asked.asked === 'mailed' ? 'Kijk in uw mail' : 'U staat op de lijst'} takesFocus>
              {asked.asked === 'mailed'
                ? `Wij stuurden een bericht naar ${asked.email}. Druk op de knop daarin. De link werkt zeven dagen. Niets ontvangen? Kijk bij ongewenste mail.`
                : 'U krijgt de volgende. Wijzigen en afmelden kan in uw account, en onderaan elke mail.'}
            </Notice>
          ) : (
            <SignUp
              email={loaderData.email}
              rhythms={loaderData.rhythms}
              botCheck={loaderData.botCheck}
              failure={failureIn(result)}
            />
          )}
          <p className="text-sm">
            Al aangemeld?{' '}
            <Link className="link" href={href('/nieuwsbrief/voorkeuren')}>
              Laat u de link naar uw voorkeuren mailen
            </Link>
          </p>
        </div>
        <LatestIssues latest={loaderData.latest} earlier={loaderData.earlier} />
      </div>
    </div>
  )
}
