import type { Plan } from '@gevel/contract/plans'
import { Link } from '../../../ui/links/link.tsx'
import { Included } from './included.tsx'
import { planHref } from './plan-hrefs.ts'
import { type Audience, leadingPrice, offerOf, readersText, vatText } from './plan-words.ts'

interface PlanCardProps {
  plan: Plan
  audience: Audience
  /** the path to return to after the order */
  back: string
}

/** A plan beside the others. */
export function PlanCard({ plan, audience, back }: PlanCardProps) {
  const { version, tagline, isHighlighted } = plan
  const { name, slug, edition, seats } = version
  const { price, per, after } = offerOf(version, audience)
  return (
    <section
      className={`offer offer--${edition}${isHighlighted ? ' offer--best' : ''}`}
      aria-labelledby={`plan-${slug}`}
    >
      <h2 id={`plan-${slug}`}>
        {name} {isHighlighted && <span className="offer__tag">Meest gekozen</span>}
      </h2>
      {tagline && <p className="offer__for">{tagline}</p>}
      <p className="price">
        {leadingPrice(price, audience)} <small>{per}</small>
      </p>
      <p className="hint">
        {vatText(price, version, audience)}. {readersText(seats)}.{after && ` ${after}.`}
      </p>
      <Included plan={plan} />
      <Link
        className={`btn btn--block ${isHighlighted ? 'btn--submit' : 'btn--quiet'}`}
        href={planHref(slug, { audience, back })}
        rel={back === '/' ? undefined : 'nofollow'}
      >
        Kies {name}
      </Link>
    </section>
  )
}
