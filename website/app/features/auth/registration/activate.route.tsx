import { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { doneAt } from '../../../routing/done-notice.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { startSession } from '../../../session/session-change.ts'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { authNotices } from '../auth-notices.server.ts'
import { AuthScreen } from '../screen/auth-screen.tsx'
import { confirmForm, isInvalidLink } from '../screen/confirm-form.ts'
import type { Route } from './+types/activate.route.ts'
import { registrationCookie, registrationOf } from './registration-cookie.server.ts'
import { sendAgainForm } from './registration-forms.ts'

export const handle: RouteHandle = { layout: 'fullpage' }

/** Opening the link of a mail changes nothing: mail scanners open it too. */
export function loader({ request, url }: Route.LoaderArgs) {
  const { email = null } = registrationOf(request) ?? {}
  return {
    hasCode: url.searchParams.has('code'),
    // the address that this browser registered with; empty when a provider gave it
    registeredAs: email,
    botCheck: beginCheck(sendAgainForm),
  }
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
    const welcome = back === '/' ? doneAt('/account', authNotices.welkom) : back
    return redirect(logIn ? welcome : doneAt('/inloggen', authNotices.activeren), {
      headers: { 'Set-Cookie': registrationCookie(request, null) },
    })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/account-activeren`: after registering, and the target of the mail's link. */
export default function ActivateRoute({
  loaderData: { hasCode, registeredAs, botCheck },
  actionData,
}: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const sentTo = result && 'sentTo' in result ? result.sentTo : undefined
  const failure = failureIn(result)
  const isDead = isInvalidLink(failure)
  const canConfirm = hasCode && sentTo === undefined && failure?.form !== sendAgainForm.name
  return (
    <AuthScreen title={hasCode ? 'Account activeren' : 'Bevestig uw e-mailadres'} path={href('/account-activeren')}>
      {canConfirm && (
        <Form schema={confirmForm} failure={failure}>
          {isDead ? (
            <p>
              Misschien is uw account al actief: een link werkt maar één keer. Probeer dan{' '}
              <Link className="link" href={href('/inloggen')}>
                in te loggen
              </Link>
              .
            </p>
          ) : (
            <>
              <p>Nog één klik, dan is uw account klaar.</p>
              <Submit block>Account activeren</Submit>
            </>
          )}
        </Form>
      )}
      {sentTo !== undefined && (
        <Notice title="Kijk in uw mail">
          Is {sentTo} bij ons geregistreerd en nog niet bevestigd, dan is er nu een nieuwe mail onderweg.
        </Notice>
      )}
      {!hasCode && sentTo === undefined && (
        <p>
          <MailSent to={registeredAs} />
          Open de link in die mail om uw account te activeren. Niets gekregen? Kijk ook bij ongewenste mail.
        </p>
      )}
      {(!canConfirm || isDead) && (
        <section className="stack gap-4" aria-labelledby="opnieuw">
          <h2 id="opnieuw" className="text-xl">
            Stuur de mail opnieuw
          </h2>
          <Form schema={sendAgainForm} values={registeredAs ? { email: registeredAs } : {}} failure={failure}>
            <Field name="email" />
            <BotCheck data={botCheck} />
            <Submit block>Stuur opnieuw</Submit>
          </Form>
          {registeredAs && (
            <p>
              Staat er een tikfout in het adres?{' '}
              <Link className="link" href={href('/registreren')}>
                Registreer u opnieuw
              </Link>{' '}
              met het juiste adres.
            </p>
          )}
        </section>
      )}
      <p>
        <Link className="link" href={href('/inloggen')}>
          Naar inloggen
        </Link>
      </p>
    </AuthScreen>
  )
}

function MailSent({ to }: { to: string | null }) {
  if (to === null) return null
  return to ? (
    <>
      Wij hebben een mail gestuurd naar <strong className="break-words">{to}</strong>.{' '}
    </>
  ) : (
    'Wij hebben u een mail gestuurd. '
  )
}
