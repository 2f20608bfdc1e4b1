import type { Edition } from '@gevel/contract/editions'
import type { Seats } from '@gevel/contract/invitations'
import { formatCents } from '@gevel/contract/money/format'
import type { OwnSubscription } from '@gevel/contract/own-subscriptions'
import { countWord } from '../../../ui/text/count-word.ts'
import { longDate } from '../../../ui/text/dates.ts'
import { readersText } from '../plans/plan-words.ts'
import { planContent, stateTags } from './subscription-words.ts'

interface OverviewPlateProps {
  subscription: OwnSubscription
  names: Readonly<Record<Edition, string>>
  /** null for a subscription that is over */
  seats: Seats | null
}

/** The plan, the next charge and the readers, side by side. */
export function OverviewPlate({ subscription, names, seats }: OverviewPlateProps) {
  const { plan, state, startsOn, paidUntil, role, nextChange, priceRise } = subscription
  const { label, look } = stateTags[state]
  return (
    <section className="plate" aria-label="Overzicht">
      <div>
        <h2>Abonnement</h2>
        <p className="v">
          {plan.name} <span className={`tag tag--${look}`}>{label}</span>
        </p>
        <p>
          {planContent(plan, names)}
          {(state === 'pending' || paidUntil >= startsOn) &&
            `, ${state === 'pending' ? 'vanaf' : 'sinds'} ${longDate(startsOn)}`}
          . U bent {role === 'owner' ? 'eigenaar' : 'beheerder'}.
        </p>
        {nextChange && (
          <p>
            Vanaf {longDate(nextChange.from)}: {nextChange.planName},{' '}
            {nextChange.seats === 1 ? 'één lezer' : `${nextChange.seats} lezers`}.
          </p>
        )}
        {priceRise && (
          <p>
            Vanaf {longDate(priceRise.from)} kost het {formatCents(priceRise.totalCents)} per periode. Tot die dag kunt
            u opzeggen.
          </p>
        )}
      </div>
      <NextCharge subscription={subscription} />
      <div>
        <h2>Lezers</h2>
        <p className="v">{seats ? `${seats.used} van ${seats.total}` : subscription.seats}</p>
        <p>{seats ? usedSeats(seats) : readersText(subscription.seats)}</p>
      </div>
    </section>
  )
}

function NextCharge({ subscription }: Pick<OverviewPlateProps, 'subscription'>) {
  const { nextCharge, payment, mandate, startsOn, paidUntil, endsOn, isComplimentary } = subscription
  const hasBegun = paidUntil >= startsOn
  if (!nextCharge)
    return (
      <div>
        <h2>Volgende factuur</h2>
        <p className="v">Geen</p>
        {isComplimentary && <p>U krijgt dit abonnement van ons.</p>}
        {endsOn && (
          <p>{hasBegun ? `Het loopt tot en met ${longDate(endsOn)}.` : 'Het is opgezegd voordat het begon.'}</p>
        )}
      </div>
    )
  return (
    <div>
      <h2>Volgende factuur</h2>
      <p className="v">{formatCents(nextCharge.totalCents)}</p>
      <p>
        {longDate(nextCharge.on)}
        {payment === 'direct-debit' && mandate ? (
          <>
            , afgeschreven van <span className="nb">{mandate.iban}</span>
          </>
        ) : (
          ', u maakt hem zelf over'
        )}
        .
        <br />
        {formatCents(nextCharge.netCents)} en {formatCents(nextCharge.vatCents)} btw
      </p>
    </div>
  )
}

/** `Drie lezers en één open uitnodiging`: one that has expired takes no seat. */
function usedSeats({ people, invitations }: Seats): string {
  const readers = readersText(people.length)
  const open = invitations.filter(({ isExpired }) => !isExpired).length
  if (open === 0) return readers
  return `${readers} en ${countWord(open)} open ${open === 1 ? 'uitnodiging' : 'uitnodigingen'}`
}
