import type { Invitation } from '@gevel/contract/invitations'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { fullDate } from '../../ui/text/dates.ts'
import { ConsentField } from '../auth/registration/consent-field.tsx'
import { acceptForm, declineForm, registerForm } from './invitation-forms.ts'

interface OpenInvitationProps {
  invitation: Invitation
  /** the place was accepted by somebody without an account, who chooses a password now */
  needsAccount: boolean
  failure: FormFailure | undefined
}

/** An invitation that can be accepted, by whom it is for. */
export function OpenInvitation({ invitation, needsAccount, failure }: OpenInvitationProps) {
  const { inviter, organisation, offer, role, note, email, name, validUntil, hasAccount, readerEmail } = invitation
  const [firstName = inviter] = inviter.split(' ')
  if (needsAccount && !hasAccount && !readerEmail)
    return (
      <>
        <h1 className="text-4xl">Kies een wachtwoord</h1>
        <p>
          Uw mailadres <strong className="break-words">{email}</strong> is met de uitnodiging al bevestigd. Hierna leest
          u meteen mee.
        </p>
        <Form schema={registerForm} values={name ? { name } : {}} failure={failure}>
          <Field name="name" />
          <Field name="password" />
          <ConsentField />
          <Submit block>Maak het account en neem de plaats aan</Submit>
        </Form>
      </>
    )
  return (
    <>
      <p className="invite__from">
        <strong>{inviter}</strong>
        {organisation}
      </p>
      <h1 className="text-4xl">{firstName} nodigt u uit om mee te lezen</h1>
      {note && <p className="invite__said">‘{note}’</p>}
      <dl className="invite__facts">
        <div>
          <dt>Waarvoor</dt>
          <dd>
            Een plaats in {offer}
            {role === 'manager' && <small>Als beheerder nodigt u ook anderen uit en ziet u de facturen</small>}
          </dd>
        </div>
        <div>
          <dt>Kosten</dt>
          <dd>
            Geen
            <small>{organisation ?? inviter} betaalt</small>
          </dd>
        </div>
        <div>
          <dt>Voor</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Geldig tot en met</dt>
          <dd>{fullDate(validUntil)}</dd>
        </div>
      </dl>
      <div className="stack gap-2.5">
        <Form schema={acceptForm} failure={failure}>
          <Submit block>Neem de plaats aan</Submit>
        </Form>
        <Form schema={declineForm} failure={failure}>
          <button type="submit" className="btn btn--quiet btn--block">
            Liever niet
          </button>
        </Form>
      </div>
      <p className="hint">
        {readerEmail
          ? null
          : hasAccount
            ? 'U logt hierna in met uw account. '
            : 'U kiest hierna alleen een wachtwoord. '}
        {firstName} ziet dat u leest, niet wat u leest.
      </p>
    </>
  )
}
