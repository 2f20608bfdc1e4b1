import type { Edition } from '@gevel/contract/editions'
import { formatCents } from '@gevel/contract/money/format'
import { isFor, isOnSale, type Plan } from '@gevel/contract/plans'
import { periodsPerYear, periodWords } from '@gevel/contract/subscription-price'
import { countWord } from '../../ui/text/count-word.ts'

/**
 * What reading an edition costs a person, in a sentence or two: the plan that is the cheapest per year, with VAT, and an introductory term. Null
 * when nothing is on sale.
 * @param day Dutch day
 */
export function offerText(plans: readonly Plan[], edition: Edition, day: string): string | null {
  const versions = plans
    .filter(({ version, ...plan }) => isOnSale(plan, day) && isFor(version, 'person'))
    .map(({ version }) => version)
    .filter((version) => version.edition === edition || version.edition === 'mix')
  const perYear = ({ price, period }: (typeof versions)[number]) => price.incl * periodsPerYear[period]
  const [cheapest] = versions.filter(({ intro }) => !intro).toSorted((one, other) => perYear(one) - perYear(other))
  const intro = versions.find((version) => version.intro)?.intro
  const sentences = [
    ...(cheapest ? [`U leest verder vanaf ${formatCents(cheapest.price.incl)} ${periodWords[cheapest.period]}.`] : []),
    ...(intro
      ? [`Eerst ${countWord(intro.weeks)} weken lezen kan voor ${formatCents(intro.price.incl)}; dat stopt vanzelf.`]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}
