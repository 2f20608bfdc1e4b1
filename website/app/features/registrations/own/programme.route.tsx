import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/programme.route.ts'
import { codeIn, loadProgramme, loadTicket } from './own.server.ts'
import { ownHref } from './own-href.ts'
import { PicksOfBrowser } from './picks-of-browser.tsx'
import { openSlots, pickedKeys, programmeForm } from './programme-form.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code', 'kies'] }

/** `/inschrijvingen/{id}/programma`: picking parts of the programme, kept with the ticket. `?kies=` fills them in. */
export async function loader(args: Route.LoaderArgs) {
  const [ticket, parts] = await Promise.all([loadTicket(args), loadProgramme(args)])
  const chosen = args.url.searchParams.getAll('kies')
  const form = programmeForm(parts, chosen.length > 0 ? new Set(chosen) : null)
  return { ticket, parts, form, isFilledIn: chosen.length > 0, code: codeIn(args.url) }
}

export async function action(args: Route.ActionArgs) {
  const { request, params, url } = args
  const parts = await loadProgramme(args)
  return submitForm(request, programmeForm(parts, null), { title: 'Dit is niet gelukt' }, async ({ values }) => {
    const input = { picks: pickedKeys(values, parts), code: codeIn(url) }
    await callEndpoint(request, registrationEndpoints.pick, { params: { id: params.id }, input })
    const path = ownHref(href('/inschrijvingen/:id', params), codeIn(url))
    return redirect(`${path}${path.includes('?') ? '&' : '?'}klaar=programma`)
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ProgrammeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, parts, form, isFilledIn, code } = loaderData
  const { id, name, title, eventId } = ticket
  const failure = useActionResult(actionData)
  const page = ownHref(href('/inschrijvingen/:id', { id }), code)
  return (
    <div className="wrap">
      <PageMeta
        title="Mijn programma"
        description={null}
        path={href('/inschrijvingen/:id/programma', { id })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Mijn inschrijvingen', href: ownHref(href('/inschrijvingen'), code) },
          { label: `Kaart van ${name}`, href: page },
        ]}
        here="Mijn programma"
      />
      <header className="page-head">
        <h1>Mijn programma</h1>
        <p>
          {title}, de kaart van {name}.
        </p>
      </header>
      <div className="max-w-(--measure) stack">
        {openSlots(parts).length === 0 ? (
          <p>Er valt niets te kiezen: er is telkens een zaal, of u hebt er al een plaats.</p>
        ) : (
          <>
            <p>Zo vindt u terug wat u wilt zien. Een plaats in een zaal houden wij hiermee niet vast.</p>
            {!isFilledIn && <PicksOfBrowser eventId={eventId} parts={parts} ticketId={id} code={code} />}
            <Form key={String(isFilledIn)} schema={form} failure={failure}>
              <Fields />
              <div className="btn-row">
                <Submit>Bewaar</Submit>
                <Link className="btn btn--quiet" href={page} rel="nofollow">
                  Terug naar de kaart
                </Link>
              </div>
            </Form>
          </>
        )}
      </div>
    </div>
  )
}
