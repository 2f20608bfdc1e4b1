import { href } from '@gevel/contract/hrefs'
import type { BotCheckData } from '../../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { type FormFailure, failureIn } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AuthScreen } from '../screen/auth-screen.tsx'
import { confirmForm } from '../screen/confirm-form.ts'
import { isInvalidLink } from '../screen/invalid-link.ts'
import { sendAgainForm } from './registration-forms.ts'

interface ActivateScreenProps {
  /** opened from the link of a mail */
  hasCode: boolean
  /** the address that this browser registered with, if it did; empty when a provider gave it */
  registeredAs: string | null
  botCheck: BotCheckData
  result: FormFailure | { sentTo: string } | undefined
}

/** `/account-activeren`: after registering, and the target of the mail's link. */
export function ActivateScreen({ hasCode, registeredAs, botCheck, result }: ActivateScreenProps) {
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
