import type { Colleague, Colleagues } from '@gevel/contract/invitations'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { Act } from '../../invitations/people/act.tsx'
import { Initials } from '../../invitations/people/initials.tsx'
import { InvitationRow } from '../../invitations/people/invitation-row.tsx'
import { colleagueForms } from './colleague-forms.ts'

interface ColleaguesSectionProps {
  colleagues: Colleagues
  /** path of the forms */
  action: string
  failure: FormFailure | undefined
}

const ROLES = { owner: 'Eigenaar', manager: 'Beheerder van het abonnement', member: 'Lid' } as const

/** Who works on the vacancies of a company and who was invited, with all that its owners do with them. */
export function ColleaguesSection({ colleagues, action, failure }: ColleaguesSectionProps) {
  const { people, invitations } = colleagues
  const isLastOwner = people.filter(({ role }) => role === 'owner').length === 1
  return (
    <section className="seats stack gap-6" aria-labelledby="collegas">
      <Lintel id="collegas" title="Collega’s" />
      <ul className="people">
        {people.map((person) => (
          <li key={`collega ${person.id}`}>
            <Initials name={person.name} />
            <strong>
              {person.name} <span className="tag tag--info">{ROLES[person.role]}</span>
            </strong>
            <small>
              {person.email}, {person.isSelf ? 'uzelf' : `collega sinds ${longDate(person.since)}`}
            </small>
            <PersonActs person={person} isLastOwner={isLastOwner} action={action} failure={failure} />
          </li>
        ))}
        {invitations.map((invitation) => (
          <InvitationRow
            key={`uitnodiging ${invitation.id}`}
            invitation={invitation}
            forms={colleagueForms}
            action={action}
            failure={failure}
          />
        ))}
      </ul>
      {/* empty again once somebody was invited */}
      <Form key={invitations.length} schema={colleagueForms.uitnodigen} action={action} failure={failure}>
        <Field name="list" />
        <Field name="role" />
        <Field name="note" />
        <div className="btn-row">
          <Submit>Verstuur uitnodiging</Submit>
        </div>
      </Form>
    </section>
  )
}

interface PersonActsProps extends Omit<ColleaguesSectionProps, 'colleagues'> {
  person: Colleague
  isLastOwner: boolean
}

/** The last owner stays: somebody has to be able to invite, and to see the invoices. */
function PersonActs({ person: { id, name, role, isSelf }, isLastOwner, action, failure }: PersonActsProps) {
  if (role === 'owner' && isLastOwner) return null
  const act = { id, of: name, action, failure }
  return (
    <div className="acts">
      {role !== 'owner' && (
        <Act schema={colleagueForms.eigenaar} {...act}>
          Maak eigenaar
        </Act>
      )}
      {role !== 'member' && (
        <Act schema={colleagueForms.lid} {...act}>
          Maak lid
        </Act>
      )}
      <Act schema={colleagueForms.verwijderen} {...act}>
        {isSelf ? 'Verwijder uzelf' : 'Verwijder'}
      </Act>
    </div>
  )
}
