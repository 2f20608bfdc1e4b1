import type { Seat, Seats } from '@gevel/contract/invitations'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { dutchDay, longDate } from '../../../ui/text/dates.ts'
import { Act } from '../people/act.tsx'
import { Initials } from '../people/initials.tsx'
import { InvitationRow } from '../people/invitation-row.tsx'
import { seatForms } from './seat-forms.ts'

interface PeopleProps {
  seats: Seats
  /** path of the forms */
  action: string
  failure: FormFailure | undefined
}

const ROLES = { owner: 'Eigenaar', manager: 'Beheerder', reader: null } as const

/** The readers, then the invitations that were not answered, each with what can be done with it. */
export function People({ seats, action, failure }: PeopleProps) {
  const { now } = usePageContext()
  return (
    <ul className="people">
      {seats.people.map((person) => (
        <li key={`lezer ${person.id}`}>
          <Initials name={person.name} />
          <strong>
            {person.name} {ROLES[person.role] && <span className="tag tag--info">{ROLES[person.role]}</span>}
          </strong>
          <small>{aboutReader(person, now)}</small>
          <ReaderActs person={person} isOwner={seats.role === 'owner'} action={action} failure={failure} />
        </li>
      ))}
      {seats.invitations.map((invitation) => (
        <InvitationRow
          key={`uitnodiging ${invitation.id}`}
          invitation={invitation}
          forms={seatForms}
          action={action}
          failure={failure}
        />
      ))}
    </ul>
  )
}

interface ReaderActsProps extends Omit<PeopleProps, 'seats'> {
  person: Seat
  isOwner: boolean
}

/** Only the owner decides who manages; managers take the seats of readers back. */
function ReaderActs({ person: { id, name, role, isSelf }, isOwner, action, failure }: ReaderActsProps) {
  if (role === 'owner' || (role === 'manager' && !isOwner && !isSelf)) return null
  const act = { id, of: name, action, failure }
  return (
    <div className="acts">
      {isOwner && role === 'reader' && (
        <Act schema={seatForms.beheerder} {...act}>
          Maak beheerder
        </Act>
      )}
      {isOwner && role === 'manager' && (
        <Act schema={seatForms.lezer} {...act}>
          Maak lezer
        </Act>
      )}
      <Act schema={seatForms.terugnemen} {...act}>
        Neem plaats terug
      </Act>
    </div>
  )
}

function aboutReader({ email, isSelf, since, seenOn }: Seat, now: string): string {
  if (isSelf) return `${email}, uzelf`
  const lastDay = seenOn && (seenOn === dutchDay(now) ? 'vandaag' : `op ${longDate(seenOn)}`)
  return `${email}, lezer sinds ${longDate(since)}${lastDay ? `, hier geweest ${lastDay}` : ''}`
}
