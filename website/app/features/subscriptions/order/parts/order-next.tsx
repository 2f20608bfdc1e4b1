import { addDays } from '@gevel/contract/days'
import type { Ordering } from '@gevel/contract/plans'
import { Lintel } from '../../../../ui/lintel.tsx'
import { longDate } from '../../../../ui/text/dates.ts'
import { deliveryText } from '../../plans/delivery-text.ts'
import type { Quote } from '../quote.ts'

/** What happens after the order. */
export function OrderNext({ quote, ordering }: { quote: Quote; ordering: Ordering }) {
  const { issue, payment, kind } = quote
  const papers = [
    'de voorwaarden',
    ...(payment === 'direct-debit' ? ['uw machtiging'] : []),
    ...(kind === 'person' ? ['het formulier voor herroeping'] : []),
  ]
  return (
    <>
      <p className="hint order-next__delivery">{deliveryText(quote.version, ordering)}</p>
      <section className="order-next" aria-labelledby="na">
        <Lintel id="na" title="Na uw bestelling" />
        <dl className="soon">
          <div>
            <dt>Meteen</dt>
            <dd>De bevestiging per mail, met {listed(papers)} als pdf.</dd>
          </div>
          {issue && (
            <div>
              <dt>{longDate(issue.publishedOn)}</dt>
              <dd>
                {issue.name} verschijnt. U hebt het uiterlijk {longDate(addDays(issue.publishedOn, 3))} in huis.
              </dd>
            </div>
          )}
          {payment === 'direct-debit' && (
            <div>
              <dt>{ordering.directDebit?.noticeDays} dagen vooraf</dt>
              <dd>Een mail voor elke afschrijving, met bedrag en datum.</dd>
            </div>
          )}
        </dl>
      </section>
    </>
  )
}

const inWords = new Intl.ListFormat('nl', { type: 'conjunction' })

function listed(parts: readonly string[]): string {
  return inWords.format(parts)
}
