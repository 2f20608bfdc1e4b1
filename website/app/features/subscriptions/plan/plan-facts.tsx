import { href } from '@gevel/contract/hrefs'
import type { Ordering, PlanVersion } from '@gevel/contract/plans'
import { periodWords } from '@gevel/contract/subscription-price'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/links/link.tsx'
import { countWord } from '../../../ui/text/count-word.ts'
import { deliveryText } from '../plans/delivery-text.ts'
import { type Audience, leadingPrice } from '../plans/plan-words.ts'

interface PlanFactsProps {
  version: PlanVersion
  ordering: Ordering | null
  audience: Audience
}

const onePeriod = { month: 'één maand', quarter: 'één kwartaal', year: 'één jaar' } as const

/** What somebody has to know before an order begins (BW 6:230v lid 4): term, cancelling, delivery, payment. */
export function PlanFacts({ version, ordering, audience }: PlanFactsProps) {
  const { extraSeat, period, print } = version
  return (
    <dl className="facts-list">
      <Fact label="Looptijd">{termOf(version, audience)}</Fact>
      <Fact label="Opzeggen">Op elke dag, in uw account of per mail.</Fact>
      {extraSeat && (
        <Fact label="Extra lezers">
          {leadingPrice(extraSeat, audience)} {periodWords[period]} voor elke lezer erbij.
        </Fact>
      )}
      {ordering && (
        <>
          <Fact label="Bezorging">{deliveryText(version, ordering)}</Fact>
          <Fact label="Betalen">
            {ordering.directDebit ? 'Met automatische incasso, of op' : 'Op'} factuur binnen {ordering.paymentDays}{' '}
            dagen.
          </Fact>
        </>
      )}
      {audience === 'person' && (
        <Fact label="Herroepen">
          Zonder reden, tot 14 dagen na {print ? 'ontvangst van het eerste magazine' : 'de bestelling'}.
        </Fact>
      )}
      <Fact label="Voorwaarden">
        <Link className="link" href={href('/abonneren/voorwaarden')}>
          Voorwaarden voor abonnementen
        </Link>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function termOf({ intro, period }: PlanVersion, audience: Audience): string {
  if (intro && (audience === 'person' || intro.after === 'end'))
    return `${countWord(intro.weeks)} weken. Het abonnement stopt daarna vanzelf.`.replace(/^./, (first) =>
      first.toUpperCase(),
    )
  return `Geen vaste looptijd. U betaalt minstens ${onePeriod[period]}.`
}
