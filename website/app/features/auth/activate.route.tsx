import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { redirect } from 'react-router'
import { beginCheck } from '../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { keepTyped } from '../../forms/keep-typed.ts'
import { readOneOf } from '../../forms/server/read-form.server.ts'
import { useAnswer } from '../../forms/use-answer.ts'
import { doneAt } from '../../routing/done-notice.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'
import { startSession } from '../../session/session-change.ts'
import type { Route } from './+types/activate.route.ts'
import { ActivateScreen } from './activate-screen.tsx'
import { confirmForm, sendAgainForm } from './auth-forms.ts'
import { orRefuse } from './objection.server.ts'
import { registrationCookie, registrationOf } from './registration-cookie.server.ts'

export const handle: RouteHandle = { layout: 'fullpage', perVisitor: true }

/** Opening the link of a mail does nothing yet: programs that check mails open it too. */
export function loader({ request, url }: Route.LoaderArgs) {
  const registeredHere = registrationOf(request) !== undefined
  return { hasCode: url.searchParams.has('code'), registeredHere, botCheck: beginCheck(sendAgainForm) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await readOneOf(request, { confirm: confirmForm, sendAgain: sendAgainForm })
  if (!sent.valid) return sent.refusal
  const { jwt: bearer, back = '/' } = registrationOf(request) ?? {}
  if (sent.which === 'sendAgain') {
    const check = await checkVisitor(sendAgainForm, sent)
    if ('refusal' in check) return check.refusal
    const asked = await orRefuse(
      callEndpoint(request, registrationEndpoints.sendAgain, {
        input: sent.values,
        // that of a reader who is logged in is of no registration
        bearer: bearer ?? null,
        ...check,
      }),
      'De mail is niet verstuurd',
      sent.refuse,
    )
    return 'refusal' in asked ? asked.refusal : { sentTo: sent.values.email }
  }
  const input = { code: url.searchParams.get('code') ?? '' }
  const asked = await orRefuse(
    callEndpoint(request, registrationEndpoints.confirm, { input, bearer }),
    'Activeren is niet gelukt',
    sent.refuse,
  )
  if ('refusal' in asked) return asked.refusal
  const { logIn } = asked.answer
  if (logIn) startSession({ context }, logIn)
  const goal = logIn ? (back === '/' ? doneAt('/account', 'welkom') : back) : doneAt('/inloggen', 'activeren')
  return redirect(goal, { headers: { 'Set-Cookie': registrationCookie(request, null) } })
}

export const clientAction = keepTyped<Awaited<ReturnType<typeof action>>>

export default function ActivateRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  return <ActivateScreen {...loaderData} answer={answer} />
}
