import { readMarkedText } from '@gevel/contract/marked-text'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { CompanyLogo } from '../../../ui/company/company-logo.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { typedNumber, useTypedText } from './use-typed-text.ts'

export interface VacancyPreviewProps {
  /** of the employer; null before it is known */
  company: string | null
  /** the address of its logo; null without one */
  logo: string | null
  isFeatured: boolean
}

/** The vacancy as readers will see it in the list and on its page, while it is typed. */
export function VacancyPreview({ company, logo, isFeatured }: VacancyPreviewProps) {
  const typed = useTypedText()
  const text = (name: string) => String(typed[name] ?? '').trim()
  const facts = [
    text('city') || 'Plaats ontbreekt',
    hours({ hoursMin: typedNumber(typed.hoursMin), hoursMax: typedNumber(typed.hoursMax) }),
    salary({ salaryMin: typedNumber(typed.salaryMin), salaryMax: typedNumber(typed.salaryMax) }),
  ].filter(Boolean)
  return (
    <section className="vacancy-preview" aria-labelledby="voorbeeld">
      <h2 id="voorbeeld">Zo ziet uw vacature eruit</h2>
      <div className={isFeatured ? 'vac vac--top' : 'vac'}>
        {logo ? (
          <img src={logo} alt="" className="vac__logo" width="48" height="48" />
        ) : (
          <CompanyLogo company={{ name: company ?? 'Uw bedrijf', logo: null }} sizes="3rem" className="vac__logo" />
        )}
        <h3>{text('title') || 'Functietitel'}</h3>
        <p className="vac__org">
          {company ?? 'Uw bedrijf'} {isFeatured && <span className="tag tag--pri">Uitgelicht</span>}
        </p>
        <p className="vac__text">{text('intro') || 'De inleiding van uw vacature.'}</p>
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="prose">
        <RichText content={readMarkedText(text('body'))} firstHeading={3} />
      </div>
    </section>
  )
}
