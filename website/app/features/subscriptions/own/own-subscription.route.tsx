import { href } from '@gevel/contract/hrefs'
import { fetchSite } from '../../../content/site.server.ts'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneNotice } from '../../../routing/done-notice.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { useVisit } from '../../../routing/use-visit.ts'
import styles from '../../../styles/features/own-subscription.css?url'
import seatStyles from '../../../styles/features/seats.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { InvoiceTable } from '../../../ui/invoice-table.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { SectionNav } from '../../../ui/section-nav.tsx'
import { loadSeats } from '../../invitations/seats/seats.server.ts'
import { SeatsSection } from '../../invitations/seats/seats-section.tsx'
import type { Route } from './+types/own-subscription.route.ts'
import { actOnSubscription } from './act-on-subscription.server.ts'
import { Deeds } from './deeds.tsx'
import { OverviewPlate } from './overview-plate.tsx'
import { loadOwnSubscription } from './own.server.ts'
import { changeForm } from './own-forms.ts'
import { ownPage } from './own-paths.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, seatStyles, tagStyles)

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const [subscription, { editions }, seats] = await Promise.all([
    loadOwnSubscription(args, params.number),
    load(args, fetchSite(request)),
    load(args, loadSeats(request, params.number)),
  ])
  return {
    subscription,
    seats,
    names: { general: editions.general.name, pro: editions.pro.name },
    done: doneNotice(url),
  }
}

export async function action(args: Route.ActionArgs) {
  return actOnSubscription(args, await loadOwnSubscription(args, args.params.number))
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/account/abonnement/{number}`: a subscription, for the owner and the managers of its customer. */
export default function OwnSubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, seats, names, done } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const visit = useVisit()
  const { number, customer, canChange } = subscription
  const hasSeats = seats !== null && seats.total > 1
  const parts = [
    ...(hasSeats ? [{ id: 'lezers', title: 'Lezers' }] : []),
    ...(canChange ? [{ id: 'wijzigen', title: 'Wijzigen' }] : []),
    { id: 'facturen', title: 'Facturen' },
    { id: 'beheer', title: 'Beheer' },
  ]
  const title = customer.kind === 'company' ? `Abonnement van ${customer.name}` : 'Uw abonnement'
  return (
    <div className="wrap">
      <PageMeta title="Abonnement" description={null} path={ownPage(number)} noindex />
      <Breadcrumbs above={[{ label: 'Mijn account', href: href('/account') }]} here="Abonnement" />
      <header className="page-head own-head">
        <h1>{title}</h1>
        <p>Abonnement {number}</p>
      </header>
      <div className="columns">
        <SectionNav sections={parts} place="beside" label="Abonnement" className="lg:col-span-3" />
        <div className="joint stack-lg lg:col-span-9">
          {done && !failure && (
            <Notice key={visit} title={done.title} takesFocus>
              {done.text}
            </Notice>
          )}
          <OverviewPlate subscription={subscription} names={names} seats={hasSeats ? seats : null} />
          {hasSeats && <SeatsSection number={number} seats={seats} />}
          {canChange && (
            <section className="stack" aria-labelledby="wijzigen">
              <Lintel id="wijzigen" title="Plan of plaatsen wijzigen" />
              <Form key={visit} schema={changeForm(subscription)} action={ownPage(number)} failure={failure}>
                <Fields />
                <p className="hint">Op de volgende pagina ziet u wat het kost, voordat u bevestigt.</p>
                <div className="btn-row">
                  <Submit>Bekijk de wijziging</Submit>
                </div>
              </Form>
            </section>
          )}
          <InvoiceTable invoices={subscription.invoices} first="De eerste komt als het abonnement begint." />
          <Deeds subscription={subscription} />
        </div>
      </div>
    </div>
  )
}
