import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import { periodWords } from '@gevel/contract/subscription-price'
import { countWord } from '../../../ui/text/count-word.ts'
import type { Quote } from './quote.ts'

/** The time that the first amount is for: `per maand`, `voor vier weken`. */
export function firstTerm({ version: { intro, period } }: Pick<Quote, 'version'>): string {
  return intro ? `voor ${countWord(intro.weeks)} weken` : periodWords[period]
}

/** `Inclusief 9% btw (€ 1,67)`. */
export function vatLine({ vat, vatCents }: Quote['first']): string {
  const rates = vat.filter(({ vatCategory }) => vatCategory === 'S').map(({ vatRate }) => formatVatRate(vatRate))
  return rates.length > 0 ? `Inclusief ${formatCents(vatCents)} btw (${rates.join(' en ')})` : 'Btw verlegd'
}

const eachPeriod = { month: 'Elke maand', quarter: 'Elk kwartaal', year: 'Elk jaar' } as const
const onePeriod = { month: 'één maand', quarter: 'één kwartaal', year: 'één jaar' } as const
const paidPeriod = { month: 'de betaalde maand', quarter: 'het betaalde kwartaal', year: 'het betaalde jaar' } as const

/** How often is paid. */
export function howOften({ version: { period }, continues }: Pick<Quote, 'version' | 'continues'>): string {
  return continues ? eachPeriod[period] : 'Eén keer'
}

/** How long the customer is bound: a bold first sentence, and what follows. */
export function termWords({ version: { intro, period }, continues, kind }: Quote): [string, string] {
  if (intro && !continues)
    return [`${capitalised(countWord(intro.weeks))} weken.`, 'Het abonnement stopt daarna vanzelf.']
  const least = intro ? `${countWord(intro.weeks)} weken` : onePeriod[period]
  const after = kind === 'person' && period !== 'month' ? ' Daarna kunt u er elke maand van af.' : ''
  return ['Geen vaste looptijd.', `U betaalt minstens ${least}.${after}`]
}

/** How to cancel. */
export function cancelWords({ version: { intro, period }, continues }: Quote): string {
  if (intro && !continues)
    return 'Niet nodig: het abonnement stopt vanzelf. Eerder opzeggen kan in uw account of per mail.'
  return `Elke dag, in uw account of per mail. Het abonnement stopt aan het einde van ${intro ? 'de kennismaking of van ' : ''}${paidPeriod[period]}.`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
