import { href } from '@gevel/contract/hrefs'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { beginWizard } from '../../../forms/wizard/server/begin-wizard.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/registration.css?url'
import inputStyles from '../../../styles/forms/rare-inputs.css?url'
import wizardStyles from '../../../styles/forms/wizard.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { dateAndTime } from '../../../ui/text/dates.ts'
import { EventSlip } from '../parts/event-slip.tsx'
import { GoneEntry } from '../parts/gone-entry.tsx'
import { registerWizard } from '../register-wizard.ts'
import { loadSale } from '../sale.server.ts'
import { eventPage, stateText } from '../sale-words.ts'
import { canBegin, choosableTypes, ticketsForm } from '../steps/tickets-step.ts'
import type { Route } from './+types/choose.route.ts'
import { OtherTypes } from './other-types.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

export const links = styleSheets(wizardStyles, inputStyles, styles)

/** `/aanmelden/{id}`: what can be registered for now, of which choosing tickets begins a registration. */
export async function loader(args: Route.LoaderArgs) {
  const code = codeIn(args.url)
  const sale = await loadSale(args, code === null ? {} : { code })
  const choosable = choosableTypes(sale)
  return {
    ...sale,
    edition: sale.data.edition,
    isGoneCode: code !== null && sale.entry === null,
    form: canBegin(sale) ? ticketsForm(sale, code) : null,
    choosable: choosable.map(({ type }) => type.id),
  }
}

export async function action(args: Route.ActionArgs) {
  const code = codeIn(args.url)
  const sale = await loadSale(args, code === null ? {} : { code })
  return submitForm(args.request, ticketsForm(sale, code), { title: 'Dit is niet gelukt' }, ({ entries }) =>
    beginWizard(args, registerWizard(sale, code), { step: 'kaarten', entries }),
  )
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

function codeIn(url: URL): string | null {
  return url.searchParams.get('code')?.slice(0, 200) || null
}

export default function ChooseRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { data: sale, form, entry, goneEntry, isGoneCode, choosable, isSubscriber } = loaderData
  const failure = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta title={`Aanmelden: ${sale.title}`} description={null} path={href('/aanmelden/:id', params)} noindex />
      <Breadcrumbs above={[{ label: sale.title, href: eventPage(sale) }]} here="Aanmelden" />
      <header className="page-head">
        <h1>Aanmelden</h1>
      </header>
      <div className="wizard">
        <aside className="wizard__beside" aria-label="Uw inschrijving">
          <div className="slip">
            <EventSlip sale={sale} charge={null} />
          </div>
        </aside>
        <div className="wizard__form stack gap-6">
          {isGoneCode && <GoneEntry entry={goneEntry}>Hieronder ziet u wat er nu is.</GoneEntry>}
          {entry?.kind === 'offer' && (
            <Notice title="Er is een plaats voor u vrijgekomen">
              Wij houden haar vast tot {dateAndTime(entry.until)}.
            </Notice>
          )}
          {/* an offer or an invitation has its place, whatever is left for others */}
          {!(entry && form) && (
            <p>
              <span className="tag tag--pri">{stateText(sale)}</span>
            </p>
          )}
          {sale.cancelledBecause && <p>{sale.cancelledBecause}</p>}
          {form && (
            <Form schema={form} failure={failure}>
              <Fields />
              <div className="btn-row">
                <Submit>Verder</Submit>
              </div>
            </Form>
          )}
          {sale.state !== 'cancelled' && sale.state !== 'over' && (
            <OtherTypes
              sale={sale}
              types={sale.types.filter(({ id }) => !choosable.includes(id))}
              isSubscriber={isSubscriber}
            />
          )}
          <p className="hint">
            {form && 'Wat u invult wordt bewaard. '}
            <Link className="link" href={eventPage(sale)}>
              Programma en route
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
