import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import type { VisitorSale } from '@gevel/contract/event-sales'
import { href } from '@gevel/contract/hrefs'
import { registrationWizard } from '@gevel/contract/registrations'
import { mandateReferenceOf } from '@gevel/contract/subscriptions'
import { redirect } from 'react-router'
import { beginCheck } from '../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { Fields } from '../../forms/field.tsx'
import { PaymentInputs } from '../../forms/fields/payment-inputs.tsx'
import { preserveInput } from '../../forms/preserve-input.ts'
import { WizardPage } from '../../forms/wizard/page/wizard-page.tsx'
import { openDraft } from '../../forms/wizard/server/drafts.server.ts'
import { wizardAction } from '../../forms/wizard/server/wizard-action.server.ts'
import { wizardLoader } from '../../forms/wizard/server/wizard-loader.server.ts'
import { revalidateWizard, wizardHandle } from '../../forms/wizard/wizard-route.ts'
import { load } from '../../routing/load.server.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { loadOwnAddress } from '../../session/load-own-address.server.ts'
import registrationStyles from '../../styles/features/registration.css?url'
import orderStyles from '../../styles/features/subscription-order.css?url'
import inputStyles from '../../styles/forms/rare-inputs.css?url'
import wizardStyles from '../../styles/forms/wizard.css?url'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import type { Route } from './+types/register-step.route.ts'
import { chargeOf, isPaid } from './charge.ts'
import { holdPlaces } from './hold.server.ts'
import { AttendeeFields, useFocusOnNewAttendee } from './parts/attendee-fields.tsx'
import { EventSlip, slipLine } from './parts/event-slip.tsx'
import { GoneEntry } from './parts/gone-entry.tsx'
import { GoneTypes } from './parts/gone-types.tsx'
import { HoldNotice } from './parts/hold-notice.tsx'
import { RegisterAgreement } from './parts/register-agreement.tsx'
import { registrationInput } from './register-input.ts'
import { checkForm, registerWizard } from './register-wizard.ts'
import { loadSale } from './sale.server.ts'
import { eventPage } from './sale-words.ts'
import { attendeeField } from './steps/attendee-field.ts'
import { attendeesOf, ticketsOfAnswers } from './steps/attendees-step.ts'
import { choosableTypes, chosenTickets, goneTypes, withChosenTickets } from './steps/tickets-step.ts'

export const handle = wizardHandle

export const links = styleSheets(wizardStyles, orderStyles, inputStyles, registrationStyles)

/** `/aanmelden/{id}/{draft}/{step}`: registering for an event. The places are kept while it is filled in. */
export async function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  const [draft, own] = await Promise.all([
    load(args, openDraft(request, registrationWizard, params.draft)),
    loadOwnAddress(request),
  ])
  const before = await loadSale(args, queryOf(draft))
  const hold = await load(args, holdPlaces(request, draft, before))
  const sale = await loadSale(args, queryOf(draft))
  const gone = goneTypes(sale, draft?.entries.kaarten)
  return wizardLoader(args, registerWizard(sale, codeOf(draft), gone), {
    known: own ? { bezoekers: { [attendeeField(0)]: { name: own.name, email: own.email } }, factuur: own } : {},
    edition: sale.data.edition,
    shown: (answers) => chargeOf(ticketsOfAnswers(answers, sale)),
    beside(answers) {
      const chosen = ticketsOfAnswers(answers, sale)
      return {
        sale,
        types: chosen.types,
        gone: gone.filter(
          ({ state }) => state === 'closed' || !(sale.goneEntry || state === 'waiting' || state === 'full'),
        ),
        names: typedNames(draft, sale),
        hold,
        charge: chargeOf(chosen),
        mandateReference: mandateReferenceOf(params.draft),
        botCheck: beginCheck(checkForm(isPaid(chosen))),
      }
    },
  })
}

export async function action(args: Route.ActionArgs) {
  const draft = await load(args, openDraft(args.request, registrationWizard, args.params.draft))
  const now = await loadSale(args, queryOf(draft))
  const isBetween = !['kaarten', 'controle'].includes(args.params.step)
  const sale = isBetween ? withChosenTickets(now, draft?.entries.kaarten) : now
  const gone = args.params.step === 'kaarten' ? [] : goneTypes(sale, draft?.entries.kaarten)
  return wizardAction(args, registerWizard(sale, codeOf(draft), gone), {
    title: 'U bent nog niet ingeschreven',
    shown: (answers) => chargeOf(ticketsOfAnswers(answers, sale)),
    async submit({ answers, sent, draft: reference }) {
      const check = await checkVisitor(checkForm(isPaid(ticketsOfAnswers(answers, sale))), sent)
      if ('rejection' in check) return check.rejection
      const input = { ...registrationInput(answers, sale), draft: reference }
      await callEndpoint(args.request, registrationEndpoints.register, { input, ...check })
      return redirect(href('/aanmelden/:id/klaar/:draft', { id: sale.data.eventId, draft: reference.id }))
    },
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>
export const shouldRevalidate = revalidateWizard

type FoundDraft = Awaited<ReturnType<typeof openDraft>>

/** The code that a draft began with. */
function codeOf(draft: FoundDraft): string | null {
  const code = draft?.entries.kaarten?.code
  return typeof code === 'string' && code !== '' ? code : null
}

function queryOf(draft: FoundDraft) {
  const code = codeOf(draft)
  return { ...(draft && { draft: draft.id }), ...(code !== null && { code }) }
}

/** Who was filled in so far, for the tickets that were chosen then. */
function typedNames(draft: FoundDraft, { data }: VisitorSale): string[] {
  const { types } = chosenTickets(draft?.entries.kaarten ?? {}, data)
  return attendeesOf(draft?.entries.bezoekers ?? {}, data, types)
    .map(({ name }) => name.trim())
    .filter((name) => name !== '')
}

export default function RegisterStepRoute({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { now } = usePageContext()
  const { wizard: view, beside } = loaderData
  useFocusOnNewAttendee(view.kind === 'step' && view.name === 'bezoekers' ? (beside?.types.length ?? 0) : 0)
  const hold = beside?.hold && <HoldNotice hold={beside.hold} places={beside.charge.tickets} now={now} />
  const withHold = (fields: React.ReactNode) => (
    <>
      {hold}
      {fields}
    </>
  )
  const canChoose = !beside || choosableTypes(beside.sale).length > 0
  return (
    <WizardPage
      view={view}
      result={actionData}
      above={beside ? [{ label: beside.sale.data.title, href: eventPage(beside.sale.data) }] : []}
      here="Aanmelden"
      slip={{
        head: beside && <EventSlip sale={beside.sale.data} charge={beside.charge} />,
        line: beside ? slipLine(beside.charge) : '',
      }}
      fields={{
        // where one is led back to when the places went to others meanwhile
        kaarten: withHold(
          <>
            {beside && <GoneTypes types={beside.gone} names={beside.names} canChoose={canChoose} />}
            {beside?.sale.goneEntry && beside.gone.length === 0 && (
              <GoneEntry entry={beside.sale.goneEntry}>
                {canChoose && 'Kies hieronder een kaart die er nog is. '}Wat u invulde blijft bewaard.
              </GoneEntry>
            )}
            {canChoose ? <Fields /> : <NoTickets id={id} />}
          </>,
        ),
        bezoekers: withHold(beside ? <AttendeeFields sale={beside.sale} types={beside.types} /> : <Fields />),
        factuur: withHold(<Fields />),
        betaling: withHold(
          beside?.sale.ordering?.directDebit ? (
            <PaymentInputs reference={beside.mandateReference} ordering={beside.sale.ordering} />
          ) : (
            <Fields />
          ),
        ),
      }}
      below={hold}
      agreement={
        beside && <RegisterAgreement sale={beside.sale.data} charge={beside.charge} botCheck={beside.botCheck} />
      }
    />
  )
}

function NoTickets({ id }: { id: string }) {
  return (
    <p>
      Er is nu geen kaart die u kunt kiezen.{' '}
      <Link className="link" href={href('/aanmelden/:id', { id })}>
        Bekijk de kaarten
      </Link>
    </p>
  )
}
