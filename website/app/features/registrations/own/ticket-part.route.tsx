import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { href } from '@gevel/contract/hrefs'
import { formatCents } from '@gevel/contract/money/format'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { findSale } from '../sale.server.ts'
import { chosenSessions, givenAnswers } from '../steps/attendees-step.ts'
import type { Route } from './+types/ticket-part.route.ts'
import { codeIn, loadTicket } from './own.server.ts'
import { ownHref } from './own-href.ts'
import { cancelForm, changeForm, handOverForm } from './part-forms.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

const parts = {
  wijzigen: { ability: 'change', title: 'Kaart wijzigen', button: 'Bewaar' },
  overdragen: { ability: 'handOver', title: 'Kaart overdragen', button: 'Draag de kaart over' },
  annuleren: { ability: 'cancel', title: 'Kaart annuleren', button: 'Annuleer deze kaart' },
} as const
type Part = keyof typeof parts

/** `/inschrijvingen/{id}/{what}`: changing, handing over or cancelling a ticket. Opening it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { part, ticket, form } = await loadPart(args)
  // what is no longer possible is said by the page of the ticket
  if (!ticket.can[parts[part].ability])
    throw redirect(ownHref(href('/inschrijvingen/:id', args.params), codeIn(args.url)))
  return { part, ticket, form, code: codeIn(args.url) }
}

async function loadPart(args: Route.LoaderArgs | Route.ActionArgs) {
  const { what } = args.params
  const part = (Object.keys(parts) as Part[]).find((name) => name === what) ?? pageNotFound(args.url)
  const ticket = await loadTicket(args)
  if (part === 'overdragen') return { part, ticket, form: handOverForm, sale: null }
  if (part === 'annuleren') return { part, ticket, form: cancelForm, sale: null }
  const sale = (await load(args, findSale(args.request, ticket.eventId))) ?? pageNotFound(args.url)
  return { part, ticket, form: changeForm(sale.data, ticket), sale: sale.data }
}

export async function action(args: Route.ActionArgs) {
  const { request, params, url } = args
  const { part, form, sale } = await loadPart(args)
  const code = codeIn(url)
  return submitForm(request, form, { title: 'Dit is niet gelukt' }, async ({ values }) => {
    const call = { params: { id: params.id } }
    const { name, email, company } = values as { name: string; email: string; company: string }
    if (part === 'annuleren') await callEndpoint(request, registrationEndpoints.cancel, { ...call, input: { code } })
    else if (part === 'overdragen')
      await callEndpoint(request, registrationEndpoints.handOver, { ...call, input: { name, email, company, code } })
    else if (sale)
      await callEndpoint(request, registrationEndpoints.change, {
        ...call,
        input: { sessions: chosenSessions(values, sale), answers: givenAnswers(values, sale), code },
      })
    // the link of a ticket that was handed over is that of its former holder
    const isGone = part === 'overdragen' && code?.startsWith('ticket.')
    const page = isGone ? href('/inschrijvingen/overgedragen') : href('/inschrijvingen/:id', params)
    if (isGone) return redirect(page)
    const path = ownHref(page, code)
    return redirect(`${path}${path.includes('?') ? '&' : '?'}klaar=${part}`)
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function TicketPartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { part, ticket, form, code } = loaderData
  const failure = useActionResult(actionData)
  const { title, button } = parts[part]
  const page = ownHref(href('/inschrijvingen/:id', { id: ticket.id }), code)
  return (
    <div className="wrap">
      <PageMeta
        title={title}
        description={null}
        path={href('/inschrijvingen/:id/:what', { id: ticket.id, what: part })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Mijn inschrijvingen', href: ownHref(href('/inschrijvingen'), code) },
          { label: `Kaart van ${ticket.name}`, href: page },
        ]}
        here={title}
      />
      <header className="page-head">
        <h1>{title}</h1>
        <p>
          {ticket.title}, de kaart van {ticket.name}.
        </p>
      </header>
      <div className="max-w-(--measure)">
        <Form schema={form} failure={failure}>
          {part === 'overdragen' && (
            <p>Uw collega krijgt een nieuwe kaart per mail. De code van deze kaart vervalt meteen.</p>
          )}
          {part === 'annuleren' && (
            <p>
              {ticket.refundCents > 0
                ? `U krijgt een creditnota van ${formatCents(ticket.refundCents)}; wat is betaald, betalen wij terug. `
                : 'Annuleren kost niets. '}
              Uw plaats gaat naar een ander: dit kan niet ongedaan worden gemaakt.
            </p>
          )}
          <Fields />
          <div className="btn-row">
            <Submit>{button}</Submit>
            <Link className="btn btn--quiet" href={page} rel="nofollow">
              Terug naar de kaart
            </Link>
          </div>
        </Form>
      </div>
    </div>
  )
}
