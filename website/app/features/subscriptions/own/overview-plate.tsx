import type { Edition } from '@gevel/contract/editions'
import { formatCents } from '@gevel/contract/money/format'
import type { OwnSubscription } from '@gevel/contract/own-subscriptions'
import { longDate } from '../../../ui/text/dates.ts'
import { planContent, stateTags } from './subscription-words.ts'

interface OverviewPlateProps {
  subscription: OwnSubscription
  names: Readonly<Record<Edition, string>>
}

/** The plan, the next charge and the readers, side by side. */
export function OverviewPlate({ subscription, names }: OverviewPlateProps) {
  const { plan, state, startsOn, role, seats, nextChange, priceRise } = subscription
  const { label, look } = stateTags[state]
  return (
    <section className="plate" aria-label="Overzicht">
      <div>
        <h2>Abonnement</h2>
        <p className="v">
          {plan.name} <span className={`tag tag--${look}`}>{label}</span>
        </p>
        <p>
          {planContent(plan, names)}, {state === 'pending' ? 'vanaf' : 'sinds'} {longDate(startsOn)}. U bent{' '}
          {role === 'owner' ? 'eigenaar' : 'beheerder'}.
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
        <p className="v">{seats}</p>
        <p>{seats === 1 ? 'Eén plaats' : `${seats} plaatsen`}</p>
      </div>
    </section>
  )
}

function NextCharge({ subscription }: Pick<OverviewPlateProps, 'subscription'>) {
  const { nextCharge, payment, mandate, endsOn, isComplimentary } = subscription
  if (!nextCharge)
    return (
      <div>
        <h2>Volgende factuur</h2>
        <p className="v">Geen</p>
        {isComplimentary && <p>U krijgt dit abonnement van ons.</p>}
        {endsOn && <p>Het loopt tot en met {longDate(endsOn)}.</p>}
      </div>
    )
  return (
    <div>
      <h2>Volgende factuur</h2>
      <p className="v">{formatCents(nextCharge.totalCents)}</p>
      <p>
        {longDate(nextCharge.on)}
        {payment === 'direct-debit' && mandate ? `, afgeschreven van ${mandate.iban}` : ', u maakt hem zelf over'}.
        <br />
        {formatCents(nextCharge.netCents)} en {formatCents(nextCharge.vatCents)} btw
      </p>
    </div>
  )
}
