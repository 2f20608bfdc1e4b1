import { href } from '@gevel/contract/hrefs'
import { isFor, isOnSale } from '@gevel/contract/plans'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { returnPath } from '../../../routing/urls/return-path.ts'
import styles from '../../../styles/features/subscribe.css?url'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Faq } from '../../../ui/faq.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { dutchDay } from '../../../ui/text/dates.ts'
import type { Route } from './+types/compare.route.ts'
import { PlanCard } from './plan-card.tsx'
import { AUDIENCE_KEY, audienceOf, plansHref } from './plan-hrefs.ts'
import { planList } from './plan-structured-data.ts'
import { PlanSwitch } from './plan-switch.tsx'
import { listPlans } from './plans.server.ts'

export const handle: RouteHandle = { query: [AUDIENCE_KEY, 'terug'] }

export const links = styleSheets(styles)

/** `/abonneren`: the plans of an edition side by side; `?voor=bedrijf` for companies, `?terug=` is kept for after the order. */
export async function loader(args: Route.LoaderArgs) {
  const { plans, ordering: _, ...page } = await load(args, listPlans(args.request))
  const audience = audienceOf(args.url)
  const edition = args.url.searchParams.has('pro') ? 'pro' : 'general'
  const today = dutchDay(new Date().toISOString())
  const shown = plans.filter(
    (plan) =>
      isOnSale(plan, today) &&
      isFor(plan.version, audience) &&
      (plan.version.edition === 'mix' || plan.version.edition === edition),
  )
  return { ...page, plans: shown, audience, edition, back: returnPath(args.url) }
}

const TITLE = 'Abonnementen'

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { plans, title, intro, seo, questions, audience, edition, back } = loaderData
  const { siteName } = usePageContext()
  const here = plansHref({ audience, back })
  return (
    <div className="wrap subscribe">
      <PageMeta title={TITLE} description={intro} path={href('/abonneren')} seo={seo} />
      <StructuredData data={(origin) => planList(plans, { origin, siteName, audiences: [audience] })} />
      <header className="page-head">
        <h1>{title ?? TITLE}</h1>
        {intro && <p>{intro}</p>}
      </header>
      <div className="plan-switches">
        <PlanSwitch
          label="Wie neemt het abonnement?"
          choices={[
            { label: 'Particulier', href: plansHref({ audience: 'person', back }), isCurrent: audience === 'person' },
            { label: 'Bedrijf', href: plansHref({ audience: 'company', back }), isCurrent: audience === 'company' },
          ]}
        />
        <PlanSwitch
          label="Welke editie?"
          choices={[
            { label: 'Winkel', href: here, edition: 'general', isCurrent: edition === 'general' },
            { label: 'Groothandel', href: here, edition: 'pro', isCurrent: edition === 'pro' },
          ]}
        />
      </div>
      {plans.length > 0 ? (
        <div className={`offers offers--${plans.length}`}>
          {plans.map((plan) => (
            <PlanCard key={plan.version.slug} plan={plan} audience={audience} back={back} />
          ))}
        </div>
      ) : (
        <NoPlans />
      )}
      <p className="hint subscribe__prices">
        {audience === 'person'
          ? 'Prijzen voor particulieren zijn inclusief btw.'
          : 'Prijzen voor bedrijven zijn exclusief btw; wat u met btw betaalt, staat erbij.'}
      </p>
      {questions.length > 0 && <Faq title="Vragen over abonnementen" items={questions} />}
    </div>
  )
}

function NoPlans() {
  const { editorsEmail } = usePageContext()
  return (
    <EmptyState title="Er is nu geen abonnement te bestellen">
      {editorsEmail && (
        <>
          Mail naar{' '}
          <a className="link" href={`mailto:${editorsEmail}?subject=Abonnement`}>
            {editorsEmail}
          </a>
          , dan helpen wij u verder.
        </>
      )}
    </EmptyState>
  )
}
