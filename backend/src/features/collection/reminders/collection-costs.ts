import { type Cents, cents } from '@gevel/contract/money/cents'
import { divideRounded } from '@gevel/contract/money/round'

/** Percents of parts of the principal, each up to an amount in cents (Besluit vergoeding voor buitengerechtelijke incassokosten, art. 2). */
const scale = [
  { upTo: 250_000, perMille: 150 },
  { upTo: 500_000, perMille: 100 },
  { upTo: 1_000_000, perMille: 50 },
  { upTo: 20_000_000, perMille: 10 },
  { upTo: Number.POSITIVE_INFINITY, perMille: 5 },
] as const
const [leastCents, mostCents] = [4_000, 677_500]

/** What a company owes from the day after the due day, without a reminder (BW 6:96 lid 4). */
export const companyCosts = cents(4_000)

/**
 * The costs of collection that a consumer owes when it does not pay within the term of a reminder (BW 6:96 lid 5).
 * @param principal of all claims together (lid 7), above zero
 */
export function collectionCosts(principal: number): Cents {
  const perMilles = scale.reduce((sum, { upTo, perMille }, index) => {
    const from = scale[index - 1]?.upTo ?? 0
    return sum + Math.max(0, Math.min(principal, upTo) - from) * perMille
  }, 0)
  return cents(Math.min(Math.max(divideRounded(perMilles, 1_000), leastCents), mostCents))
}
