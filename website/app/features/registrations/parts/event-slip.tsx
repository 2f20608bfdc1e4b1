import type { EventSale } from '@gevel/contract/event-sales'
import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import type { Charge } from '../charge.ts'
import { eventDays, eventHours, eventPlace } from '../event-line.ts'
import { cancelText } from '../sale-words.ts'

interface EventSlipProps {
  sale: EventSale
  /** null before tickets are chosen */
  charge: Charge | null
}

/** What is registered for, beside the steps: the event, the tickets and what they cost. */
export function EventSlip({ sale, charge }: EventSlipProps) {
  return (
    <>
      <h2>{sale.title}</h2>
      <ul className="hint">
        <li>{eventDays(sale)}</li>
        <li>{eventHours(sale)}</li>
        <li>{eventPlace(sale)}</li>
      </ul>
      {charge && charge.tickets > 0 && <ChargeRows charge={charge} />}
      {sale.state !== 'cancelled' && sale.state !== 'over' && <p className="hint">{cancelText(sale)}</p>}
    </>
  )
}

/** The tickets with their prices, VAT and the total; that they are free when they are. */
export function ChargeRows({ charge: { totals } }: { charge: Pick<Charge, 'totals'> }) {
  if (totals.totalCents === 0)
    return <p>{totals.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}, gratis.</p>
  return (
    <dl className="bill">
      {totals.lines.map(({ name, quantity, unitCents }) => (
        <div key={name}>
          <dt>
            {quantity} × {name}
          </dt>
          <dd>{formatCents(quantity * unitCents)}</dd>
        </div>
      ))}
      {totals.vat.map(({ vatRate, vatCents }) => (
        <div key={vatRate}>
          <dt>Btw {formatVatRate(vatRate)}</dt>
          <dd>{formatCents(vatCents)}</dd>
        </div>
      ))}
      <div className="bill__total">
        <dt>Totaal</dt>
        <dd>{formatCents(totals.totalCents)}</dd>
      </div>
    </dl>
  )
}

/** The slip in one line, while it is folded. */
export function slipLine({ tickets, totals }: Charge): string {
  if (tickets === 0) return ''
  const count = tickets === 1 ? '1 kaart' : `${tickets} kaarten`
  return totals.totalCents === 0 ? `${count}, gratis` : `${count}, ${formatCents(totals.totalCents)}`
}
