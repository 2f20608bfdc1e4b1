import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { href } from '@gevel/contract/hrefs'
import { redirectDocument } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/doors.route.ts'
import { chooseForm } from './choose-form.ts'
import { loadDoorEvents } from './doors.server.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], queryFlags: ['beeindigd'] }

/** `/inchecken`: the event and the door at which this browser checks in. */
export async function loader(args: Route.LoaderArgs) {
  const events = await loadDoorEvents(args)
  return { events, device: crypto.randomUUID(), isEnded: args.url.searchParams.has('beeindigd') }
}

export async function action(args: Route.ActionArgs) {
  const form = chooseForm(await loadDoorEvents(args))
  return submitForm(args.request, form, { title: 'Dit is niet gelukt' }, async ({ values }) => {
    const input = { id: values.device, event: Number(values.event), door: values.door }
    const { data } = await callEndpoint(args.request, checkInEndpoints.start, { input })
    // a new document: its policy allows the camera
    return redirectDocument(href('/inchecken/:device', { device: data.id }))
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function DoorsRoute({ loaderData: { events, device, isEnded }, actionData }: Route.ComponentProps) {
  const failure = failureIn(useActionResult(actionData))
  return (
    <div className="wrap">
      <PageMeta title="Inchecken" description={null} path={href('/inchecken')} noindex />
      <Breadcrumbs here="Inchecken" />
      <header className="page-head">
        <h1>Inchecken</h1>
        <p>
          Dit apparaat krijgt de lijst met kaarten, zodat u ook zonder internet scant. Logt u uit, dan is zij gewist.
        </p>
      </header>
      <div className="stack gap-6">
        {isEnded && !failure && (
          <Notice title="Dit apparaat is afgemeld" takesFocus>
            De lijst is gewist. Kies opnieuw een deur om verder te gaan.
          </Notice>
        )}
        <Form schema={chooseForm(events)} values={{ device }} failure={failure}>
          <Field name="event" />
          <Field name="door" />
          <Field name="device" />
          <div className="btn-row">
            <Submit>Begin met inchecken</Submit>
          </div>
        </Form>
      </div>
    </div>
  )
}
