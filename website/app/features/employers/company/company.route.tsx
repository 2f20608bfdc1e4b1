import { href } from '@gevel/contract/hrefs'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneNotice } from '../../../routing/done-notice.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { useVisit } from '../../../routing/use-visit.ts'
import invoiceStyles from '../../../styles/features/own-subscription.css?url'
import styles from '../../../styles/features/seats.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { InvoiceTable } from '../../../ui/invoice-table.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/company.route.ts'
import { ColleaguesSection } from './colleagues-section.tsx'
import { actOnCompany, loadCompany } from './company.server.ts'
import { detailsForm } from './company-form.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, invoiceStyles, tagStyles)

/** `/vacatures/bedrijf/{number}`: a company with its colleagues, details and invoices, for its owners. */
export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadCompany(args, args.params.number)), done: doneNotice(args.url) }
}

export function action(args: Route.ActionArgs) {
  return actOnCompany(args, args.params.number)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function CompanyRoute({ loaderData: { company, colleagues, done }, actionData }: Route.ComponentProps) {
  const failure = failureIn(useActionResult(actionData))
  const visit = useVisit()
  // a path with capitals redirects to the one without, and a form that is posted there would be lost
  const path = href('/vacatures/bedrijf/:number', { number: company.number.toLowerCase() })
  return (
    <div className="wrap">
      <PageMeta title={company.name} description={null} path={path} noindex />
      <Breadcrumbs above={[{ label: 'Mijn vacatures', href: href('/vacatures/mijn') }]} here={company.name} />
      <header className="page-head">
        <h1>{company.name}</h1>
        <p>Klantnummer {company.number}. Alleen eigenaren zien deze pagina.</p>
      </header>
      <div className="stack-lg">
        {done && !failure && (
          <Notice key={visit} title={done.title} takesFocus>
            {done.text}
          </Notice>
        )}
        <ColleaguesSection colleagues={colleagues} action={path} failure={failure} />
        <section className="seats stack" aria-labelledby="gegevens">
          <Lintel id="gegevens" title="Bedrijfsgegevens" />
          <p>Zij staan op de facturen. De werkgever van een vacature vult u in bij het plaatsen.</p>
          <Form key={visit} schema={detailsForm} typed={company.details} action={path} failure={failure}>
            <Fields />
            <div className="btn-row">
              <Submit>Bewaar de gegevens</Submit>
            </div>
          </Form>
        </section>
        <InvoiceTable invoices={company.invoices} first="De eerste komt als een betaalde vacature online staat." />
      </div>
    </div>
  )
}
