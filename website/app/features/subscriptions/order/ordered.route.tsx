import { href } from '@gevel/contract/hrefs'
import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { openDraft } from '../../../forms/wizard/server/drafts.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { returnPath, withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { dutchDay, longDate } from '../../../ui/text/dates.ts'
import { registerVisitor } from '../../auth/registration/register.server.ts'
import { RegistrationForm } from '../../auth/registration/registration-form.tsx'
import { registerForm } from '../../auth/registration/registration-forms.ts'
import { useEdition } from '../../editions/editions.ts'
import type { Route } from './+types/ordered.route.ts'
import { WIZARD_NAME } from './order-wizard.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['terug'] }

/** `/abonneren/besteld/{draft}`: the number of an order and what happens next, for whoever placed it. */
export async function loader(args: Route.LoaderArgs) {
  const order = (await findOrder(args, args.params.draft)) ?? pageNotFound(args.url)
  const user = await loadUser(args)
  return { ...order, back: returnPath(args.url), isLoggedIn: user !== null, botCheck: beginCheck(registerForm) }
}

/** An account for whoever ordered without one, by the ordinary registration. */
export async function action(args: Route.ActionArgs) {
  if (!(await findOrder(args, args.params.draft))) pageNotFound(args.url)
  return registerVisitor(args.request, returnPath(args.url))
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const TITLE = 'Uw bestelling is geplaatst'

export default function OrderedRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, email, back, isLoggedIn, startsOn } = loaderData
  const { now } = usePageContext()
  // whoever did not ask to begin at once reads after the period of withdrawal
  const laterDay = startsOn !== null && startsOn > dutchDay(now) ? startsOn : null
  const failure = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/abonneren/besteld/:draft', params)} noindex />
      <Breadcrumbs above={[{ label: 'Abonneren', href: href('/abonneren') }]} here="Besteld" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>
          Bestelnummer <strong>{orderNumber}</strong>. De bevestiging is onderweg naar {email}, met de voorwaarden en de
          andere stukken als pdf.
        </p>
      </header>
      <div className="stack gap-6">
        {laterDay && (
          <p className="notice">
            <strong>U leest vanaf {longDate(laterDay)}</strong>
            Dat is na de bedenktijd, omdat u niet direct wilde beginnen.
          </p>
        )}
        {isLoggedIn ? (
          <ReadOn back={laterDay ? '/' : back} />
        ) : (
          <NewAccount {...loaderData} laterDay={laterDay} failure={failure} />
        )}
      </div>
    </div>
  )
}

function ReadOn({ back }: { back: string }) {
  return (
    <div className="btn-row">
      <Link className="btn btn--submit" href={back}>
        {back === '/' ? 'Naar het nieuws' : 'Lees verder waar u was'}
      </Link>
      <Link className="btn btn--quiet" href={href('/account')}>
        Mijn account
      </Link>
    </div>
  )
}

type NewAccountProps = Pick<Route.ComponentProps['loaderData'], 'name' | 'email' | 'back' | 'botCheck'> & {
  /** the first day of a subscription that begins later */
  laterDay: string | null
  failure: Parameters<typeof RegistrationForm>[0]['failure']
}

/** Reading needs an account. Whether the address has one is told to nobody. */
function NewAccount({ name, email, back, botCheck, laterDay, failure }: NewAccountProps) {
  return (
    <section className="max-w-(--measure)" aria-labelledby="account">
      <Lintel id="account" title="Nog één stap: uw account" />
      <div className="stack">
        <p>
          U leest met een account op het mailadres van uw bestelling. Hebt u er al een?{' '}
          <Link className="link" href={withReturn(href('/inloggen'), back)} rel="nofollow">
            Log dan in
          </Link>
          . Kies anders een wachtwoord; u krijgt een mail om uw adres te bevestigen
          {laterDay ? ', en leest dan vanaf die dag' : ', en daarna leest u verder'}.
        </p>
        <RegistrationForm values={{ name, email, edition: useEdition() }} botCheck={botCheck} failure={failure} />
      </div>
    </section>
  )
}

/** An order that was placed, for whoever placed it; null for others, and before it is placed. */
async function findOrder(args: Pick<PageLoaderArgs, 'request' | 'url' | 'context'>, draftId: string) {
  const draft = await load(args, openDraft(args.request, WIZARD_NAME, draftId))
  return draft?.result ? orderedSubscriptionSchema.parse(draft.result) : null
}
