import { href } from '@gevel/contract/hrefs'
import { formatCents } from '@gevel/contract/money/format'
import { periodWords } from '@gevel/contract/subscription-price'
import type { ReactNode } from 'react'
import { Field } from '../../../../forms/field.tsx'
import { Submit } from '../../../../forms/submit.tsx'
import { Link } from '../../../../ui/links/link.tsx'
import { longDate } from '../../../../ui/text/dates.ts'
import type { Quote } from '../quote.ts'
import { cancelWords, firstTerm, howOften, termWords, vatLine } from '../quote-words.ts'

/** What the law wants right before the button (BW 6:230v lid 2): the total, the term, how to cancel and where to withdraw. */
export function OrderAgreement({ quote }: { quote: Quote }) {
  const { first, regular, version, kind, continues, later, termsVersion } = quote
  const [term, more] = termWords(quote)
  return (
    <section className="oath" aria-labelledby="totaal">
      <div className="oath__sum">
        <div>
          <h2 id="totaal">Totaal {firstTerm(quote)}</h2>
          <p>{vatLine(first)}</p>
        </div>
        <p className="bigprice">{formatCents(first.totalCents)}</p>
      </div>
      <dl>
        {kind === 'company' && !quote.isVatShifted && <Term label="Exclusief btw">{formatCents(first.netCents)}</Term>}
        {version.intro && continues && (
          <Term label="Daarna">
            {formatCents(regular.totalCents)} {periodWords[version.period]}, {vatLine(regular).toLowerCase()}.
          </Term>
        )}
        <Term label={quote.payment === 'direct-debit' ? 'Afschrijving' : 'Factuur'}>
          {howOften(quote)}. <Charge quote={quote} />
        </Term>
        <Term label="Looptijd">
          <strong>{term}</strong> {more}
        </Term>
        <Term label="Opzeggen">{cancelWords(quote)}</Term>
        {kind === 'person' && <Withdrawal quote={quote} />}
      </dl>
      {kind === 'person' && (
        <div className="oath__ask">
          <Field name="startsAtOnce" />
          <p className="hint">
            Niet verplicht. Zonder vinkje leest u vanaf {longDate(later.startsOn)}, na de bedenktijd.
          </p>
        </div>
      )}
      <div className="oath__ask">
        <Field name="newsletter" />
      </div>
      <div className="oath__go">
        <Submit block>Bestelling met betalingsverplichting</Submit>
        <p className="hint">
          Op deze bestelling zijn de{' '}
          <Link className="link" href={href('/abonneren/voorwaarden')}>
            voorwaarden voor abonnementen
          </Link>{' '}
          (versie {longDate(termsVersion)}) van toepassing.
        </p>
      </div>
    </section>
  )
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** When the first amount is due. */
function Charge({ quote: { kind, atOnce, later, payment, paymentDays } }: { quote: Quote }) {
  const terms = payment === 'invoice' ? ` U betaalt binnen ${paymentDays} dagen.` : ''
  if (kind === 'company')
    return (
      <>
        De eerste op <strong>{longDate(atOnce.chargedOn)}</strong>.{terms}
      </>
    )
  return (
    <>
      De eerste op <strong>{longDate(atOnce.chargedOn)}</strong> als u direct begint, anders op{' '}
      {longDate(later.chargedOn)}.{terms}
    </>
  )
}

/** The right of withdrawal, with the place of its function (BW 6:230m lid 1 h). */
function Withdrawal({ quote: { atOnce, version } }: { quote: Quote }) {
  const { withdrawUntil } = atOnce
  return (
    <Term label="Herroepen">
      Zonder reden, tot 14 dagen na {version.print ? 'ontvangst van het eerste magazine' : 'uw bestelling'}
      {withdrawUntil && (
        <>
          : {version.print && 'naar verwachting '}tot en met <strong>{longDate(withdrawUntil)}</strong>
        </>
      )}
      . Dat kan op{' '}
      <Link className="link" href={href('/herroepen')}>
        Hier herroepen
      </Link>
      , onder aan elke pagina, zonder account.
    </Term>
  )
}
