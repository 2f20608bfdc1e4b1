import { dutchDay } from '@gevel/contract/dutch-day'
import { href } from '@gevel/contract/hrefs'
import type { OwnSubscription } from '@gevel/contract/own-subscriptions'
import { Form } from '../../../forms/form.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { endPauseForm, revokeForm } from './own-forms.ts'
import { ownPage, ownPart } from './own-paths.ts'

/** What else can be done with a subscription, each on a page or with a button of its own. */
export function Deeds({ subscription }: { subscription: OwnSubscription }) {
  const { number, state, pause, canPause, canCancel, canRevoke, cancellation, mandate, mandateText, customer, endsOn } =
    subscription
  const today = dutchDay(new Date(usePageContext().now))
  const to = (what: string) => ownPart(number, what)
  const here = ownPage(number)
  return (
    <section aria-labelledby="beheer">
      <Lintel id="beheer" title="Beheer" />
      <ul className="deeds">
        {mandateText && !subscription.isComplimentary && (
          <li>
            <div>
              <h3>Rekening</h3>
              <p>
                {mandate ? `Wij schrijven af van ${mandate.iban}. ` : ''}
                {mandate
                  ? 'Een andere rekening is een nieuwe machtiging.'
                  : 'Laat voortaan afschrijven, met een machtiging.'}
              </p>
            </div>
            <Link className="btn btn--quiet" href={to('rekening')}>
              Wijzig<span className="vh"> de rekening</span>
            </Link>
          </li>
        )}
        <li>
          <div>
            <h3>Factuurgegevens</h3>
            <p>
              {customer.name}, {customer.street}, {customer.postcode} {customer.city}
            </p>
          </div>
          <Link className="btn btn--quiet" href={to('gegevens')}>
            Wijzig<span className="vh"> de factuurgegevens</span>
          </Link>
        </li>
        {pause ? (
          <li>
            <div>
              <h3>Pauze</h3>
              <p>
                Van {longDate(pause.from)} tot en met {longDate(pause.until)}. U betaalt niet, en niemand leest.
              </p>
            </div>
            <Form schema={endPauseForm} action={here} className="plain">
              <button className="btn btn--quiet" type="submit">
                Stop de pauze
              </button>
            </Form>
          </li>
        ) : (
          canPause && (
            <li>
              <div>
                <h3>Pauzeren</h3>
                <p>Eén tot drie maanden. U betaalt niet, niemand leest. Wat u al betaalde, schuift op.</p>
              </div>
              <Link className="btn btn--quiet" href={to('pauzeren')}>
                Pauzeer
              </Link>
            </li>
          )
        )}
        {canCancel && cancellation && (
          <li>
            <div>
              <h3>Opzeggen</h3>
              <p>
                Kan elke dag.{' '}
                {state === 'pending' ? (
                  'Zegt u vandaag op, dan begint het abonnement niet en betaalt u niets.'
                ) : (
                  <>
                    Zegt u vandaag op, dan leest u nog tot en met{' '}
                    <strong className="nb">{longDate(cancellation.lastDay)}</strong>.
                  </>
                )}{' '}
                De bevestiging krijgt u direct per mail.
              </p>
            </div>
            <Link className="btn btn--danger" href={to('opzeggen')}>
              Zeg op
            </Link>
          </li>
        )}
        {canRevoke && endsOn && (
          <li>
            <div>
              <h3>Opgezegd</h3>
              <p>U leest nog tot en met {longDate(endsOn)}. Tot die dag draait u de opzegging terug.</p>
            </div>
            <Form schema={revokeForm} action={here} className="plain">
              <button className="btn btn--quiet" type="submit">
                Draai de opzegging terug
              </button>
            </Form>
          </li>
        )}
      </ul>
      {subscription.withdrawUntil && subscription.withdrawUntil >= today && (
        <p className="hint">
          Bestelde u als particulier en bent u nog in de bedenktijd? Dan kunt u{' '}
          <Link className="link" href={href('/herroepen')}>
            hier herroepen
          </Link>
          .
        </p>
      )}
    </section>
  )
}
