import type { PlanVersion } from '@gevel/contract/plans'
import { type Audience, leadingPrice, offerOf, readersText, vatText } from '../plans/plan-words.ts'

interface PlanPriceProps {
  version: PlanVersion
  audience: Audience
  /** whether the address says so; a choice in the form of the page comes first, also without scripts */
  isChosen: boolean
}

/** What a plan costs for whoever orders it. */
export function PlanPrice({ version, audience, isChosen }: PlanPriceProps) {
  const { price, per, after } = offerOf(version, audience)
  return (
    <div className={`plan-price plan-price--${audience}${isChosen ? ' plan-price--chosen' : ''}`}>
      <p className="price">
        {leadingPrice(price, audience)} <small>{per}</small>
      </p>
      <p className="hint">
        {vatText(price, version, audience)}. {readersText(version.seats)}.{after && ` ${after}.`}
      </p>
    </div>
  )
}
