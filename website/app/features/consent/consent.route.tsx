import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { preserveInput } from '../../forms/preserve-input.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { returnPath } from '../../routing/urls/return-path.ts'
import { parseConsent, readConsent } from '../../state/consent/consent.ts'
import type { Route } from './+types/consent.route.ts'
import { consentCookie } from './consent-cookie.server.ts'
import { consentForm } from './consent-form.ts'
import { ConsentPage } from './consent-page.tsx'

export function loader({ request, url }: Route.LoaderArgs) {
  return {
    choice: parseConsent(readConsent(request.headers.get('cookie'))) ?? null,
    // https://w3c.github.io/gpc/
    hasPrivacyControl: request.headers.get('sec-gpc') === '1',
    back: returnPath(url),
    isSaved: url.searchParams.get('gelukt') === 'keuze',
  }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, consentForm, { title: 'Uw keuze is niet bewaard' }, async ({ values }) => {
    // with the edition and the return path
    const query = url.search.replace(/[?&]gelukt=keuze$/, '')
    const headers = { 'Set-Cookie': consentCookie(request, values.granted) }
    return redirect(`${href('/cookie-instellingen')}${query}${query ? '&' : '?'}gelukt=keuze`, { headers })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ConsentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentPage {...loaderData} failure={useActionResult(actionData)} />
}
