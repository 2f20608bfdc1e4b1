import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { redirect } from 'react-router'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneAt } from '../../../routing/done-notice.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { startSession } from '../../../session/session-change.ts'
import { confirmForm } from '../screen/confirm-form.ts'
import type { Route } from './+types/activate.route.ts'
import { ActivateScreen } from './activate-screen.tsx'
import { registrationCookie, registrationOf } from './registration-cookie.server.ts'
import { sendAgainForm } from './registration-forms.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

/** Opening the link of a mail changes nothing: mail scanners open it too. */
export function loader({ request, url }: Route.LoaderArgs) {
  const { email = null } = registrationOf(request) ?? {}
  return { hasCode: url.searchParams.has('code'), registeredAs: email, botCheck: beginCheck(sendAgainForm) }
}

const titles = { confirm: 'Activeren is niet gelukt', sendAgain: 'De mail is niet verstuurd' }

export function action({ request, url, context }: Route.ActionArgs) {
  const { jwt: bearer, back = '/' } = registrationOf(request) ?? {}
  const forms = { confirm: confirmForm, sendAgain: sendAgainForm }
  return submitOneOf(request, forms, { title: ({ which }) => titles[which] }, async (sent) => {
    if (sent.which === 'sendAgain') {
      const check = await checkVisitor(sendAgainForm, sent)
      if ('rejection' in check) return check.rejection
      // never the bearer of a reader who is logged in: it belongs to no registration
      const asRegistered = { input: sent.values, bearer: bearer ?? null, ...check }
      await callEndpoint(request, registrationEndpoints.sendAgain, asRegistered)
      return { sentTo: sent.values.email }
    }
    const input = { code: url.searchParams.get('code') ?? '' }
    const { logIn } = await callEndpoint(request, registrationEndpoints.confirm, { input, bearer })
    if (logIn) startSession({ context }, logIn)
    const welcome = back === '/' ? doneAt('/account', 'welkom') : back
    return redirect(logIn ? welcome : doneAt('/inloggen', 'activeren'), {
      headers: { 'Set-Cookie': registrationCookie(request, null) },
    })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function ActivateRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return <ActivateScreen {...loaderData} result={result} />
}
