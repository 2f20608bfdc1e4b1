import { href } from '@gevel/contract/hrefs'
import type { Invitation } from '@gevel/contract/invitations'
import type { ReactNode } from 'react'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { acceptForm, askAgainForm, switchForm } from './invitation-forms.ts'
import { wordsOf } from './invitation-words.ts'

interface StateProps {
  invitation: Invitation
  /** the inviter was asked for a new one */
  isAsked: boolean
  failure: FormFailure | undefined
}

/** An invitation that the reader cannot accept now: what became of it, and what can be done. */
export function AnsweredInvitation(props: StateProps) {
  const { state, email, readerEmail, inviter, validUntil, answeredAt, sentAt } = props.invitation
  const { accepted, over, withdrawn } = wordsOf(props.invitation)
  const isOther = readerEmail !== null && readerEmail !== email
  if (isOther && (state === 'open' || state === 'accepted' || state === 'declined')) return <OfOther {...props} />
  if (state === 'accepted')
    return (
      <State title={accepted.title}>
        <p>
          U nam de uitnodiging {answeredAt && `op ${longDate(answeredAt)} `}aan. {accepted.text}
        </p>
        <div className="btn-row">
          {readerEmail ? (
            <Link className="btn btn--submit" href={accepted.next.href}>
              {accepted.next.label}
            </Link>
          ) : (
            <Link className="btn btn--submit" href={href('/inloggen')} rel="nofollow">
              Inloggen
            </Link>
          )}
        </div>
      </State>
    )
  if (state === 'declined') return <Declined {...props} />
  if (state === 'expired')
    return (
      <State title="Deze uitnodiging is verlopen">
        <p>
          Zij was geldig tot en met {longDate(validUntil)}. Vraag {inviter} om een nieuwe.
        </p>
        {props.isAsked ? (
          <Notice title="Uw vraag is verstuurd" takesFocus>
            {inviter} heeft een mail gekregen.
          </Notice>
        ) : (
          <Form schema={askAgainForm} failure={props.failure}>
            <Submit>Laat {inviter} weten dat u een nieuwe wilt</Submit>
          </Form>
        )}
      </State>
    )
  if (state === 'replaced')
    return (
      <State title="Er is een nieuwere uitnodiging">
        <p>
          Op {longDate(sentAt)} is deze uitnodiging opnieuw gemaild naar {email}. Open de link in die mail.
        </p>
      </State>
    )
  if (state === 'over')
    return (
      <State title={over.title}>
        <p>{over.text}</p>
        <ToNews />
      </State>
    )
  return (
    <State title="Deze uitnodiging is ingetrokken">
      <p>{withdrawn}</p>
      <ToNews />
    </State>
  )
}

/** A code that we did not make, or of an invitation that is long over: it may have been broken off. */
export function UnknownInvitation({ isComplete }: { isComplete: boolean }) {
  return (
    <State title={isComplete ? 'Wij kennen deze code niet' : 'Open uw uitnodiging'}>
      <p>
        {isComplete
          ? 'Misschien is de link in uw mail afgebroken. Open hem nog eens, of plak de code hieronder.'
          : 'Open de link in uw mail, of plak de code hieronder.'}
      </p>
      <form className="invite__code" method="get" action={href('/uitnodiging')}>
        <label className="vh" htmlFor="code">
          Code
        </label>
        <input className="input" id="code" name="code" type="text" autoComplete="off" spellCheck={false} required />
        <button type="submit" className="btn btn--quiet">
          Open
        </button>
      </form>
    </State>
  )
}

function OfOther({ invitation: { email, readerEmail }, failure }: StateProps) {
  return (
    <State title="Deze uitnodiging is voor iemand anders">
      <p>
        U bent ingelogd als <strong className="break-words">{readerEmail}</strong>. De uitnodiging ging naar{' '}
        <strong className="break-words">{email}</strong>.
      </p>
      <Form schema={switchForm} failure={failure}>
        <Submit>Verder met een ander account</Submit>
      </Form>
    </State>
  )
}

function Declined({ invitation, failure }: StateProps) {
  const { purpose, validUntil } = invitation
  return (
    <State title="U hebt bedankt">
      <p>
        {wordsOf(invitation).declined} Bedenkt u zich, dan kan dat tot en met {longDate(validUntil)}
        {purpose === 'seat' && ', als er dan nog een plaats vrij is'}.
      </p>
      <Form schema={acceptForm} failure={failure}>
        <button type="submit" className="btn btn--quiet">
          Toch aannemen
        </button>
      </Form>
    </State>
  )
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-4xl">{title}</h1>
      {children}
    </>
  )
}

function ToNews() {
  return (
    <div className="btn-row">
      <Link className="btn btn--quiet" href={href('/')}>
        Naar het nieuws
      </Link>
    </div>
  )
}
