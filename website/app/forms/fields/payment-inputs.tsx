import type { Ordering } from '@gevel/contract/plans'
import { Field } from '../field.tsx'

interface PaymentInputsProps {
  /** of the mandate that this order gives */
  reference: string
  ordering: Ordering
}

/** How it is paid; the mandate shows with a direct debit only, also without scripts. */
export function PaymentInputs({ reference, ordering: { directDebit, publisher } }: PaymentInputsProps) {
  const { street, postcode, city } = publisher.address
  return (
    <>
      <Field name="method" />
      {directDebit && (
        <div className="debit">
          <Field name="iban" />
          <Field name="holder" />
          <section className="mandate" aria-labelledby="machtiging">
            <h2 id="machtiging">Machtiging voor doorlopende incasso</h2>
            {directDebit.mandate.text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <dl className="mandate__facts">
              <div>
                <dt>Incassant</dt>
                <dd>
                  {publisher.name}
                  <br />
                  {street}, {postcode?.replace(' ', '\u00a0')} {city}
                </dd>
              </div>
              <div>
                <dt>Incassant-ID</dt>
                <dd>{directDebit.creditorId}</dd>
              </div>
              <div>
                <dt>Kenmerk van de machtiging</dt>
                <dd>{reference}</dd>
              </div>
            </dl>
            <Field name="agreed" />
          </section>
        </div>
      )}
    </>
  )
}
