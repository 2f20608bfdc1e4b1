import type { SentInvitation } from '@gevel/contract/invitations'
import type { FormSchema } from '../../../forms/schema/define-form.ts'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { longDate } from '../../../ui/text/dates.ts'
import { Act } from './act.tsx'
import { Initials } from './initials.tsx'

interface InvitationRowProps {
  invitation: SentInvitation
  forms: { opnieuw: FormSchema; intrekken: FormSchema }
  /** path of the forms */
  action: string
  failure: FormFailure | undefined
}

/** An invitation that was not answered, to send again or to take back. */
export function InvitationRow({ invitation, forms, action, failure }: InvitationRowProps) {
  const { id, name, email } = invitation
  const act = { id, of: email, action, failure }
  return (
    <li>
      <Initials name={null} />
      <strong>{name ?? email}</strong>
      <small>{aboutInvitation(invitation)}</small>
      <div className="acts">
        <Act schema={forms.opnieuw} {...act}>
          Stuur opnieuw
        </Act>
        <Act schema={forms.intrekken} {...act}>
          Trek in
        </Act>
      </div>
    </li>
  )
}

function aboutInvitation({ email, name, sentOn, validUntil, isExpired }: SentInvitation): string {
  const validity = isExpired ? `verlopen na ${longDate(validUntil)}` : `geldig tot en met ${longDate(validUntil)}`
  return `${name ? `${email}, u` : 'U'}itgenodigd op ${longDate(sentOn)}, ${validity}`
}
