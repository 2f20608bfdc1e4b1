import { href } from '@gevel/contract/hrefs'
import { isFor, isOnSale } from '@gevel/contract/plans'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import { returnPath } from '../../../routing/urls/return-path.ts'
import styles from '../../../styles/features/subscribe.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { dutchDay } from '../../../ui/text/dates.ts'
import { KINDS } from '../order/order-choices.ts'
import { Included } from '../plans/included.tsx'
import { AUDIENCE_KEY, audienceOf, plansHref } from '../plans/plan-hrefs.ts'
import { planProduct } from '../plans/plan-structured-data.ts'
import { findPlan } from '../plans/plans.server.ts'
import type { Route } from './+types/plan.route.ts'
import { beginForm } from './begin-form.ts'
import { beginOrder } from './begin-order.server.ts'
import { PlanFacts } from './plan-facts.tsx'
import { PlanPrice } from './plan-price.tsx'

export const handle: RouteHandle = { query: [AUDIENCE_KEY, 'terug'] }

export const links = styleSheets(styles)

/** `/abonneren/{slug}`: one plan with its facts, and the beginning of its order. */
export async function loader(args: Route.LoaderArgs) {
  const { request, params, url } = args
  const { plan, ordering } = (await load(args, findPlan(request, params.slug))) ?? pageNotFound(url)
  redirectToCanonical(url, href('/abonneren/:slug', { slug: plan.version.slug }))
  const asked = audienceOf(url)
  const audience = isFor(plan.version, asked) ? asked : asked === 'person' ? 'company' : 'person'
  const canOrder = ordering !== null && isOnSale(plan, dutchDay(new Date().toISOString()))
  return { plan, ordering, audience, canOrder, back: returnPath(url) } as const
}

export async function action(args: Route.ActionArgs) {
  const { plan } = (await load(args, findPlan(args.request, args.params.slug))) ?? pageNotFound(args.url)
  return beginOrder(args, plan)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function PlanRoute({ loaderData, actionData }: Route.ComponentProps) {
  const failure = useActionResult(actionData)
  const { plan, ordering, audience, canOrder, back } = loaderData
  const { siteName } = usePageContext()
  const { version, tagline } = plan
  const { name, slug, edition } = version
  return (
    <div className="wrap subscribe">
      <PageMeta
        title={`${name}: abonnement`}
        description={tagline}
        path={href('/abonneren/:slug', { slug })}
        noindex={!canOrder}
      />
      {canOrder && (
        <StructuredData
          data={(origin) => planProduct(plan, { origin, siteName, audiences: KINDS.map(({ value }) => value) })}
        />
      )}
      <Breadcrumbs above={[{ label: 'Abonneren', href: plansHref({ audience, back }) }]} here={name} />
      <header className="page-head">
        <h1>{name}</h1>
        {tagline && <p>{tagline}</p>}
      </header>
      <div className="plan-columns">
        <Included plan={plan} />
        <section className={`plan-order plan-order--${edition}`} aria-labelledby="prijs">
          <h2 id="prijs">Wat het kost</h2>
          {KINDS.filter(({ value }) => isFor(version, value)).map(({ value }) => (
            <PlanPrice key={value} version={version} audience={value} isChosen={value === audience} />
          ))}
          {canOrder ? (
            <Form schema={beginForm(version)} values={{ kind: audience }} failure={failure}>
              <Fields />
              <Submit block>Bestel {name}</Submit>
              <p className="hint">U zit nog nergens aan vast. U controleert alles voordat u bestelt.</p>
            </Form>
          ) : (
            <p>
              Dit abonnement is nu niet te bestellen.{' '}
              <Link className="link" href={plansHref({ audience, back })}>
                Bekijk de andere abonnementen
              </Link>
              .
            </p>
          )}
        </section>
        <PlanFacts version={version} ordering={ordering} audience={audience} />
      </div>
    </div>
  )
}
