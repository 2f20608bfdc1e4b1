import type { Contact } from '@gevel/contract/contact'
import { Lintel } from '../../ui/lintel.tsx'
import { AnyIcon } from '../../ui/more-icons.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { LabelledList } from './labelled-list.tsx'
import { availabilityAt, hoursLine } from './opening-hours.ts'

/** Telephone numbers with the hours, and the company. */
export function CompanyDetails({ contact }: { contact: Contact }) {
  const { phones, hours, company } = contact
  const available = availabilityAt(usePageContext().now, contact)
  const { street, postcode, city } = company.address
  return (
    <aside className="joint contact-beside lg:col-span-5" aria-label="Contactgegevens">
      {(phones.length > 0 || hours.length > 0) && (
        <section aria-labelledby="bellen">
          <Lintel id="bellen" title="Bellen of langskomen" />
          <LabelledList items={phones.map(telephone)} />
          <dl className="hours">
            {hours.map(hoursLine).map(({ label, value }) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {available && (
            <p className={available.isOpen ? 'hours__now hours__now--open' : 'hours__now'}>
              <AnyIcon name="clock" />
              {available.text}
            </p>
          )}
        </section>
      )}
      <section aria-labelledby="uitgever">
        <Lintel id="uitgever" title={company.name} />
        <address className="not-italic leading-relaxed">
          {street}
          <br />
          {postcode} {city}
        </address>
        {company.numbers.length > 0 && (
          <dl className="dl dl--left company-numbers">
            {company.numbers.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </aside>
  )
}

/** A number that stays on one line, and its link (RFC 3966): "030 000 00 00" is +31 30 000 00 00. */
function telephone({ label, value }: Contact['phones'][number]) {
  const digits = value.replace(/[^\d+]/g, '')
  const href = `tel:${digits.replace(/^00/, '+').replace(/^0/, '+31')}`
  return { label, value: value.replaceAll(' ', '\u00a0'), href }
}
