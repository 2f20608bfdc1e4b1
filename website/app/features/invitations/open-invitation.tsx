import type { Invitation } from '@gevel/contract/invitations'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { fullDate } from '../../ui/text/dates.ts'
import { ConsentField } from '../auth/registration/consent-field.tsx'
import { acceptForm, declineForm, registerForm } from './invitation-forms.ts'
import { wordsOf } from './invitation-words.ts'

interface OpenInvitationProps {
  invitation: Invitation
  /** the place was accepted by somebody without an account, who chooses a password now */
  needsAccount: boolean
  failure: FormFailure | undefined
}

/** An invitation that can be accepted, by whom it is for. */
export function OpenInvitation({ invitation, needsAccount, failure }: OpenInvitationProps) {
  const { inviter, organisation, note, email, name, validUntil, hasAccount, readerEmail } = invitation
  const words = wordsOf(invitation)
  if (needsAccount && !hasAccount && !readerEmail)
    return (
      <>
        <h1 className="text-4xl">Kies een wachtwoord</h1>
        <p>
          Uw mailadres <strong className="break-words">{email}</strong> is met de uitnodiging al bevestigd.{' '}
          {words.afterPassword}
        </p>
        <Form schema={registerForm} values={name ? { name } : {}} failure={failure}>
          <Field name="name" />
          <Field name="password" />
          <ConsentField />
          <Submit block>{words.register}</Submit>
        </Form>
      </>
    )
  return (
    <>
      <p className="invite__from">
        <strong>{inviter}</strong>
        {organisation}
      </p>
      <h1 className="text-4xl">{words.title}</h1>
      {note && <p className="invite__said">‘{note}’</p>}
      <dl className="invite__facts">
        <div>
          <dt>Waarvoor</dt>
          <dd>
            {words.offer.value}
            {words.offer.detail && <small>{words.offer.detail}</small>}
          </dd>
        </div>
        {words.payer && (
          <div>
            <dt>Kosten</dt>
            <dd>
              Geen
              <small>{words.payer} betaalt</small>
            </dd>
          </div>
        )}
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
          <Submit block>{words.accept}</Submit>
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
        {words.seen}
      </p>
    </>
  )
}
