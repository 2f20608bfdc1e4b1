import { applicationStatusSchema } from '@gevel/contract/applications'
import { applicationDays } from '@gevel/contract/cv-files'
import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { useVisit } from '../../../routing/use-visit.ts'
import receivedStyles from '../../../styles/features/received-applications.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import tabStyles from '../../../styles/features/tabs.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/received-list.route.ts'
import { loadReceived, loadVacancyOf } from './received.server.ts'
import { progressForm } from './received-forms.ts'
import { ReceivedItem } from './received-item.tsx'
import { ReceivedTabs } from './received-tabs.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['stand', 'bewaard'] }

export const links = styleSheets(receivedStyles, tagStyles, tabStyles)

/** `/vacatures/mijn/{id}/sollicitaties`: the applications for a vacancy, for the people of its employer. */
export async function loader(args: Route.LoaderArgs) {
  const { url, params } = args
  const [{ title }, applications] = await Promise.all([loadVacancyOf(args, params.id), loadReceived(args, params.id)])
  const status = applicationStatusSchema.safeParse(url.searchParams.get('stand')).data
  return {
    ...{ id: params.id, title, applications, sending: crypto.randomUUID() },
    // a status that none has any more shows all
    chosen: status && applications.some((one) => one.status === status) ? status : null,
    saved: url.searchParams.get('bewaard'),
  }
}

export async function action({ request, params: { id } }: Route.ActionArgs) {
  return submitForm(request, progressForm, { title: 'Dit is niet bewaard' }, async ({ values }) => {
    const { application, status, note, sending } = values
    const params = { id, application }
    await callEndpoint(request, applicationEndpoints.setStatus, { params, input: { status } })
    if (note) {
      const input = { text: note, idempotencyKey: sending }
      await callEndpoint(request, applicationEndpoints.addNote, { params, input })
    }
    return redirect(
      `${href('/vacatures/mijn/:id/sollicitaties', { id })}?bewaard=${application}#sollicitatie-${application}`,
    )
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ReceivedListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, applications, sending, chosen, saved } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const visit = useVisit()
  const shown = applications.filter(({ status }) => chosen === null || status === chosen)
  const savedName = applications.find((one) => String(one.id) === saved)?.name
  const opened = savedName === undefined ? shown[0]?.id : Number(saved)
  return (
    <div className="wrap">
      <PageMeta
        title={`Sollicitaties, ${title}`}
        description={null}
        path={href('/vacatures/mijn/:id/sollicitaties', { id })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Mijn vacatures', href: href('/vacatures/mijn') },
          { label: title, href: href('/vacatures/mijn/:id', { id }) },
        ]}
        here="Sollicitaties"
      />
      <header className="page-head">
        <h1>Sollicitaties</h1>
        <p>{title}</p>
      </header>
      {applications.length === 0 ? (
        <EmptyState title="Nog geen sollicitaties">Zodra iemand solliciteert, krijgt u een mail.</EmptyState>
      ) : (
        <>
          {savedName !== undefined && !failure && (
            <Notice key={visit} title="Bewaard">
              De stand van {savedName} is bijgewerkt.
            </Notice>
          )}
          <div className="appl-head">
            <ReceivedTabs vacancy={id} applications={applications} chosen={chosen} />
            <a className="link" href={href('/vacatures/mijn/:id/sollicitaties.csv', { id })} download>
              Exporteer als csv
            </a>
          </div>
          <ul>
            {shown.map((application) => (
              <ReceivedItem
                key={`${application.id} ${visit}`}
                vacancy={id}
                application={application}
                sending={sending}
                isOpen={application.id === opened}
                failure={failure?.entries.application === String(application.id) ? failure : undefined}
              />
            ))}
          </ul>
          <p className="appl-retention">
            Alleen u en uw collega’s lezen sollicitaties. Wij wissen ze, met hun cv’s,{' '}
            <strong>{applicationDays.usual} dagen</strong> nadat u de vacature sluit of zij afloopt. Wie toestemming
            gaf, blijft een jaar in deze lijst. Wis dan ook wat u zelf hebt gedownload.
          </p>
        </>
      )}
    </div>
  )
}
