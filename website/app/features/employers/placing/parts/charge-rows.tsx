import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import type { Charge } from '../charge.ts'
import { packageFacts, priceText } from '../package-words.ts'

/** What is placed, beside the steps. */
export function ChargeHead({ charge: { version } }: { charge: Charge }) {
  return (
    <>
      <h2>{version.name}</h2>
      <p className="hint">{packageFacts(version)}</p>
      <p className="bigprice">
        {priceText(version)} {version.priceCents > 0 && <small>zonder btw</small>}
      </p>
    </>
  )
}

/** What a vacancy costs, with its VAT. */
export function ChargeRows({ charge: { version, totals } }: { charge: Charge }) {
  if (version.priceCents === 0) return <p>Dit pakket is gratis. U krijgt geen factuur.</p>
  const [vat] = totals.vat
  return (
    <dl>
      <div>
        <dt>
          {version.name}, {version.days} dagen
        </dt>
        <dd>{formatCents(totals.netCents)}</dd>
      </div>
      <div>
        <dt>{vat?.vatCategory === 'AE' ? 'Btw verlegd' : `Btw ${formatVatRate(vat?.vatRate ?? 0)}`}</dt>
        <dd>{formatCents(totals.vatCents)}</dd>
      </div>
      <div>
        <dt>Totaal</dt>
        <dd>
          <strong>{formatCents(totals.totalCents)}</strong>
        </dd>
      </div>
    </dl>
  )
}
