import { pushEndpoints } from '@gevel/contract/endpoints/push'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { preserveInput } from '../../forms/preserve-input.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/notifications.route.ts'
import { DeviceSettings } from './settings/device-settings.tsx'
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

/** `/meldingen`: what this device is notified of. */
export default function NotificationsRoute({ loaderData: { isSaved }, actionData }: Route.ComponentProps) {
  const failure = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta
        title="Meldingen"
        description="Bepaal waarover u op dit apparaat een melding krijgt."
        path={href('/meldingen')}
        noindex
      />
      <Breadcrumbs here="Meldingen" />
      <header className="page-head">
        <h1>Meldingen</h1>
        <p className="intro">
          Een bericht op dit apparaat als er nieuws is dat u niet wilt missen. U bepaalt waarover, en wanneer niet. Wij
          bewaren daarvoor alleen het adres dat uw browser ervoor maakt.
        </p>
      </header>
      <div className="stack max-w-(--measure)">
        {isSaved && !failure && <Notice title="Uw keuze is bewaard" takesFocus />}
        <DeviceSettings failure={failure} />
        <Choices />
        <noscript>
          <p>Meldingen stelt u in met JavaScript; dat staat in uw browser uit.</p>
        </noscript>
      </div>
    </div>
  )
}

/** What can be chosen once notifications are on: before that, no form shows it. */
function Choices() {
  const { topics } = settingsForm.fields
  return (
    <section className="prose" aria-labelledby="keuze">
      <h2 id="keuze">Wat u kunt kiezen</h2>
      <ul>
        {topics.options.map(({ value, label, hint }) => (
          <li key={value}>
            <strong>{label}</strong>
            {hint && `: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`}
          </li>
        ))}
        <li>
          <strong>Editie</strong>: Gevel, Gevel Pro of allebei
        </li>
        <li>
          <strong>Stille uren</strong>: bijvoorbeeld niets tussen 22 en 7 uur
        </li>
      </ul>
    </section>
  )
}
