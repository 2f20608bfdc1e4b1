import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { href } from '@gevel/contract/hrefs'
import { offerHours } from '@gevel/contract/registration-times'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { companyField, emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
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
import { eventDays, eventPlace } from '../event-line.ts'
import { loadSale } from '../sale.server.ts'
import { eventPage } from '../sale-words.ts'
import type { Route } from './+types/wait.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['kaart'] }

type Types = Awaited<ReturnType<typeof loadSale>>['data']['types']

function waitForm(types: Types, chosen: string, own: { name: string; email: string } | null) {
  return defineForm(
    {
      type: {
        type: 'radio',
        label: 'Kaart',
        validation: 'required',
        value: types.some(({ id }) => String(id) === chosen) ? chosen : String(types[0]?.id ?? ''),
        options: types.map(({ id, name, access, waiting }) => ({
          ...{ value: String(id), label: name },
          hint: access === 'subscriber' ? `Voor abonnees. ${waitingText(waiting)}` : waitingText(waiting),
        })),
      },
      name: { ...nameField, value: own?.name ?? '' },
      email: { ...emailField('E-mailadres', 'email'), value: own?.email ?? '' },
      company: companyField,
      key: { type: 'hidden', value: crypto.randomUUID() },
    },
    { name: 'wachtlijst' },
  )
}

function waitingText(count: number): string {
  if (count === 0) return 'Er wacht nog niemand'
  return count === 1 ? 'Er wacht 1 mens' : `Er wachten ${count} mensen`
}

/** `/aanmelden/{id}/wachtlijst`: waiting for a place. */
export async function loader(args: Route.LoaderArgs) {
  const [{ data: sale }, own] = await Promise.all([loadSale(args), loadOwnAddress(args.request)])
  const types = waitingTypes(sale.types)
  const form = waitForm(types, args.url.searchParams.get('kaart') ?? '', own)
  return { sale, edition: sale.edition, form: types.length > 0 ? form : null, botCheck: beginCheck(form) }
}

function waitingTypes(types: Types): Types {
  return types.filter(({ state, access }) => state === 'waiting' && access !== 'invitation')
}

export async function action(args: Route.ActionArgs) {
  const { data: sale } = await loadSale(args)
  const form = waitForm(waitingTypes(sale.types), '', null)
  return submitForm(args.request, form, { title: 'U staat nog niet op de wachtlijst' }, async (sent) => {
    const check = await checkVisitor(form, sent)
    if ('rejection' in check) return check.rejection
    const { type, name, email, company, key } = sent.values
    await callEndpoint(args.request, registrationEndpoints.joinWaiting, {
      input: { eventId: sale.eventId, typeId: Number(type), name, email, company, idempotencyKey: key },
      ...check,
    })
    return { sent: email }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function WaitRoute({ loaderData: { sale, form, botCheck }, actionData, params }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const page = eventPage(sale)
  return (
    <div className="wrap">
      <PageMeta
        title={`Wachtlijst: ${sale.title}`}
        description={null}
        path={href('/aanmelden/:id/wachtlijst', params)}
        noindex
      />
      <Breadcrumbs above={[{ label: sale.title, href: page }]} here="Wachtlijst" />
      <header className="page-head">
        <h1>Wachtlijst</h1>
        <p>
          {sale.title}. {eventDays(sale)}, {eventPlace(sale)}.
        </p>
      </header>
      <div className="max-w-(--measure) stack gap-6">
        {result && 'sent' in result ? (
          <Notice title="U staat op de wachtlijst" takesFocus>
            De bevestiging is onderweg naar {result.sent}. Komt er een plaats vrij en bent u aan de beurt, dan krijgt u
            een mail.
          </Notice>
        ) : form ? (
          <Form schema={form} failure={failureIn(result)}>
            <p>
              Komt er een plaats vrij, dan gaat zij in volgorde van aanmelding naar de volgende. Wij houden haar{' '}
              {offerHours} uur voor u vast.
            </p>
            <Field name="type" />
            <Field name="name" />
            <Field name="email" />
            <Field name="company" />
            <Field name="key" />
            <BotCheck data={botCheck} />
            <div className="btn-row">
              <Submit>Zet mij op de wachtlijst</Submit>
            </div>
          </Form>
        ) : (
          <p>
            Er is nu geen kaart met een wachtlijst.{' '}
            <Link className="link" href={href('/aanmelden/:id', params)}>
              Bekijk de kaarten
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
