import type { Seat, Seats, SentInvitation } from '@gevel/contract/invitations'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { dutchDay, longDate } from '../../../ui/text/dates.ts'
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
          <span className="ini" aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          <strong>
            {person.name} {ROLES[person.role] && <span className="tag tag--info">{ROLES[person.role]}</span>}
          </strong>
          <small>{aboutReader(person, now)}</small>
          <ReaderActs person={person} isOwner={seats.role === 'owner'} action={action} failure={failure} />
        </li>
      ))}
      {seats.invitations.map((invitation) => (
        <li key={`uitnodiging ${invitation.id}`}>
          <span className="ini" aria-hidden="true">
            ?
          </span>
          <strong>{invitation.name ?? invitation.email}</strong>
          <small>{aboutInvitation(invitation)}</small>
          <div className="acts">
            <Act which="opnieuw" id={invitation.id} of={invitation.email} action={action} failure={failure}>
              Stuur opnieuw
            </Act>
            <Act which="intrekken" id={invitation.id} of={invitation.email} action={action} failure={failure}>
              Trek in
            </Act>
          </div>
        </li>
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
        <Act which="beheerder" {...act}>
          Maak beheerder
        </Act>
      )}
      {isOwner && role === 'manager' && (
        <Act which="lezer" {...act}>
          Maak lezer
        </Act>
      )}
      <Act which="terugnemen" {...act}>
        Neem plaats terug
      </Act>
    </div>
  )
}

interface ActProps extends Omit<PeopleProps, 'seats'> {
  which: Exclude<keyof typeof seatForms, 'uitnodigen'>
  id: number
  /** whom it is about, for who cannot see the row */
  of: string
  children: string
}

function Act({ which, id, of, action, failure, children }: ActProps) {
  const isFor = failure?.entries.id === String(id)
  return (
    <Form
      schema={seatForms[which]}
      values={{ id: String(id) }}
      action={action}
      className="plain"
      {...(isFor && { failure })}
    >
      <Field name="id" />
      <button type="submit" className="act" aria-label={`${children}: ${of}`}>
        {children}
      </button>
    </Form>
  )
}

function aboutReader({ email, isSelf, since, seenOn }: Seat, now: string): string {
  if (isSelf) return `${email}, uzelf`
  const lastDay = seenOn && (seenOn === dutchDay(now) ? 'vandaag' : `op ${longDate(seenOn)}`)
  return `${email}, lezer sinds ${longDate(since)}${lastDay ? `, hier geweest ${lastDay}` : ''}`
}

function aboutInvitation({ email, name, sentOn, validUntil, isExpired }: SentInvitation): string {
  const validity = isExpired ? `verlopen na ${longDate(validUntil)}` : `geldig tot en met ${longDate(validUntil)}`
  return `${name ? `${email}, u` : 'U'}itgenodigd op ${longDate(sentOn)}, ${validity}`
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return `${words[0]?.[0] ?? name[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`
}
