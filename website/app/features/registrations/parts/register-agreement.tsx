import type { EventSale } from '@gevel/contract/event-sales'
import type { BotCheckData } from '../../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { Field } from '../../../forms/field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import type { Charge } from '../charge.ts'
import { cancelText, submitLabel } from '../sale-words.ts'
import { ChargeRows } from './event-slip.tsx'

interface RegisterAgreementProps {
  sale: EventSale
  charge: Charge
  botCheck: BotCheckData
}

/** What it costs, how to get out of it, and the button. */
export function RegisterAgreement({ sale, charge, botCheck }: RegisterAgreementProps) {
  const isWithPayment = charge.totals.totalCents > 0
  return (
    <section className="oath" aria-labelledby="inschrijven">
      <div className="oath__sum">
        <h2 id="inschrijven">{sale.title}</h2>
      </div>
      <ChargeRows charge={charge} />
      <p className="hint">
        {cancelText(sale)}{' '}
        {isWithPayment &&
          charge.prices === 'incl' &&
          'Voor een kaart van een bepaalde dag geldt geen wettelijke bedenktijd.'}
      </p>
      <BotCheck data={botCheck} />
      <div className="oath__go">
        {isWithPayment && <Field name="agreed" />}
        <Submit block>{submitLabel(isWithPayment)}</Submit>
      </div>
    </section>
  )
}
