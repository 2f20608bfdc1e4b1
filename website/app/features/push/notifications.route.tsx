import { pushEndpoints } from '@gevel/contract/endpoints/push'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { preserveInput } from '../../forms/preserve-input.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/notifications.route.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { settingsForm, settingsOf } from './settings/settings-form.ts'

export const handle: RouteHandle = { queryFlags: ['gelukt'] }

export function loader({ url }: Route.LoaderArgs) {
  return { isSaved: url.searchParams.has('gelukt') }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, settingsForm, { title: 'Uw keuze is niet bewaard' }, async ({ values }) => {
    const { endpoint, p256dh, auth } = values
    const subscription = { endpoint, keys: { p256dh, auth } }
    await callEndpoint(request, pushEndpoints.save, { input: { subscription, settings: settingsOf(values) } })
    return redirect(`${href('/meldingen')}?${url.searchParams.has('pro') ? 'pro&' : ''}gelukt`)
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function NotificationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} failure={useActionResult(actionData)} />
}
