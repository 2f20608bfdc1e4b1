import { formatCents } from '@gevel/contract/money/format'
import { readersText } from '../../plans/plan-words.ts'
import type { Quote } from '../quote.ts'
import { firstTerm, vatLine } from '../quote-words.ts'

/** What is ordered, beside the steps. */
export function OrderSlip({ quote }: { quote: Quote }) {
  const { version, seats, first } = quote
  return (
    <>
      <h2>{version.name}</h2>
      <p className="hint">
        {version.print ? 'Papier en digitaal' : 'Digitaal'}, {readersText(seats).toLowerCase()}
      </p>
      <p className="bigprice">
        {formatCents(first.totalCents)} <small>{firstTerm(quote)}</small>
      </p>
      <p className="hint">{vatLine(first)}</p>
    </>
  )
}

/** The slip in one line, while it is folded. */
export function slipLine(quote: Quote): string {
  return `${formatCents(quote.first.totalCents)} ${firstTerm(quote)}`
}
