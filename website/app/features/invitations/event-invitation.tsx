import { href } from '@gevel/contract/hrefs'
import type { Invitation, InvitedEvent } from '@gevel/contract/invitations'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { clockTime, fullDate, longDate } from '../../ui/text/dates.ts'
import { askAgainForm, declineForm } from './invitation-forms.ts'

interface EventInvitationProps {
  invitation: Invitation
  event: InvitedEvent
  /** of the link, with which one registers */
  code: string
  /** the organiser was asked for a new one */
  isAsked: boolean
  failure: FormFailure | undefined
}

/** An invitation to an event: whoever has the link registers with it, with or without an account. */
export function EventInvitation(props: EventInvitationProps) {
  const { invitation, event } = props
  const { state, inviter, offer, validUntil } = invitation
  if (state === 'open') return <Open {...props} />
  if (state === 'accepted') return <Accepted {...props} />
  if (state === 'declined')
    return (
      <>
        <h1 className="text-4xl">U hebt bedankt</h1>
        <p>
          {inviter} heeft bericht gekregen. Bedenkt u zich, dan kan dat tot en met {longDate(validUntil)}, als er dan
          nog plaats is.
        </p>
        <RegisterLink {...props} label="Toch inschrijven" isQuiet />
      </>
    )
  if (state === 'expired')
    return (
      <>
        <h1 className="text-4xl">Deze uitnodiging is verlopen</h1>
        <p>
          Zij was geldig tot en met {longDate(validUntil)}. Vraag {inviter} om een nieuwe, of kijk of er nog plaats is.
        </p>
        {props.isAsked ? (
          <Notice title="Uw vraag is verstuurd" takesFocus>
            De organisator heeft een mail gekregen.
          </Notice>
        ) : (
          <Form schema={askAgainForm} failure={props.failure}>
            <Submit>Laat weten dat u een nieuwe wilt</Submit>
          </Form>
        )}
        <EventLink event={event} />
      </>
    )
  return (
    <>
      <h1 className="text-4xl">
        {state === 'withdrawn'
          ? 'Deze uitnodiging is ingetrokken'
          : state === 'replaced'
            ? 'Er is een nieuwere uitnodiging'
            : 'Deze uitnodiging geldt niet meer'}
      </h1>
      <p>
        {state === 'replaced'
          ? `De uitnodiging is opnieuw gemaild naar ${invitation.email}. Open de link in die mail.`
          : state === 'withdrawn'
            ? `${inviter} heeft haar teruggenomen.`
            : `${offer} is geweest of gaat niet door.`}
      </p>
      <EventLink event={event} />
    </>
  )
}

function Open(props: EventInvitationProps) {
  const { invitation, event, failure } = props
  const { inviter, offer, note, email, validUntil } = invitation
  return (
    <>
      <p className="invite__from">
        <strong>{inviter}</strong>
      </p>
      <h1 className="text-4xl">{event.company ? `${event.company} is uitgenodigd` : 'U bent uitgenodigd'}</h1>
      {note && <p className="invite__said">‘{note}’</p>}
      <dl className="invite__facts">
        <Fact name="Waarvoor" value={offer} detail={event.ticketType} />
        <Fact name="Wanneer" value={fullDate(event.startsAt)} detail={`${clockTime(event.startsAt)} uur`} />
        <Fact name="Waar" value={event.venue?.name ?? 'Online'} detail={event.venue?.city ?? null} />
        {event.company && <Fact name="Plaatsen" value={String(event.placesLeft)} detail={`Voor ${event.company}`} />}
        <Fact name="Kosten" value={event.isFree ? 'Geen' : 'Zie de kaart'} detail={null} />
        <Fact name="Voor" value={email} detail={null} />
        <Fact name="Geldig tot en met" value={fullDate(validUntil)} detail={null} />
      </dl>
      <div className="stack gap-2.5">
        <RegisterLink {...props} label={event.company ? 'Schrijf collega’s in' : 'Schrijf u in'} />
        <Form schema={declineForm} failure={failure}>
          <button type="submit" className="btn btn--quiet btn--block">
            Liever niet
          </button>
        </Form>
      </div>
      <p className="hint">Een account is niet nodig. {inviter} ziet wie er komt.</p>
    </>
  )
}

function Accepted(props: EventInvitationProps) {
  const { placesLeft, company } = props.event
  return (
    <>
      <h1 className="text-4xl">{company ? `${company} komt` : 'U komt'}</h1>
      <p>
        De kaarten zijn per mail gestuurd; daarin kunt u ze ook wijzigen of overdragen.
        {placesLeft > 0 && ` Er ${placesLeft === 1 ? 'is nog één plaats' : `zijn nog ${placesLeft} plaatsen`}.`}
      </p>
      {placesLeft > 0 && <RegisterLink {...props} label="Schrijf nog iemand in" />}
      <EventLink event={props.event} />
    </>
  )
}

function Fact({ name, value, detail }: { name: string; value: string; detail: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  )
}

interface RegisterLinkProps {
  event: InvitedEvent
  code: string
  label: string
  isQuiet?: boolean
}

function RegisterLink({ event, code, label, isQuiet = false }: RegisterLinkProps) {
  const to = `${href('/aanmelden/:id', { id: event.id })}?code=${encodeURIComponent(code)}`
  return (
    <Link className={isQuiet ? 'btn btn--quiet btn--block' : 'btn btn--submit btn--block'} href={to} rel="nofollow">
      {label}
    </Link>
  )
}

function EventLink({ event }: { event: InvitedEvent }) {
  return (
    <div className="btn-row">
      <Link className="btn btn--quiet" href={href('/agenda/:id/:slug?', { id: event.id })}>
        Naar het evenement
      </Link>
    </div>
  )
}
