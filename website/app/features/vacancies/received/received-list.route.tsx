import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { useVisit } from '../../../routing/use-visit.ts'
import wizardStyles from '../../../styles/forms/wizard.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/received-list.route.ts'
import { loadReceived } from './received.server.ts'
import { noteForm, statusForm } from './received-forms.ts'
import { ReceivedItem } from './received-item.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(wizardStyles)

/** `/vacatures/mijn/{id}/sollicitaties`: the applications for a vacancy, for the people of its employer. */
export async function loader(args: Route.LoaderArgs) {
  return { id: args.params.id, applications: await loadReceived(args, args.params.id), sending: crypto.randomUUID() }
}

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const forms = { status: statusForm, note: noteForm }
  return submitOneOf(request, forms, { title: 'Dit is niet bewaard' }, async (sent) => {
    const { application } = sent.values
    const params = { id, application }
    if (sent.which === 'status') {
      const { status } = sent.values
      await callEndpoint(request, applicationEndpoints.setStatus, { params, input: { status } })
    } else {
      const { text, sending } = sent.values
      await callEndpoint(request, applicationEndpoints.addNote, { params, input: { text, idempotencyKey: sending } })
    }
    return redirect(`${href('/vacatures/mijn/:id/sollicitaties', { id })}#sollicitatie-${application}`)
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ReceivedListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, applications, sending } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const visit = useVisit()
  return (
    <div className="wrap">
      <PageMeta
        title="Sollicitaties"
        description={null}
        path={href('/vacatures/mijn/:id/sollicitaties', { id })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Mijn vacatures', href: href('/vacatures/mijn') },
          { label: 'Vacature', href: href('/vacatures/mijn/:id', { id }) },
        ]}
        here="Sollicitaties"
      />
      <header className="page-head">
        <h1>Sollicitaties</h1>
        <p>
          Alleen u en uw collega’s lezen ze. Wij wissen ze als hun bewaartermijn voorbij is; wis dan ook uw eigen kopie.
        </p>
      </header>
      {applications.length === 0 ? (
        <EmptyState title="Nog geen sollicitaties">Zodra iemand solliciteert, krijgt u een mail.</EmptyState>
      ) : (
        <>
          <p className="pb-4">
            <a className="link" href={href('/vacatures/mijn/:id/sollicitaties.csv', { id })} download>
              Download als CSV
            </a>
          </p>
          <ul>
            {applications.map((application) => (
              <ReceivedItem
                key={`${application.id} ${visit}`}
                vacancy={id}
                application={application}
                sending={sending}
                failure={failure?.entries.application === String(application.id) ? failure : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
