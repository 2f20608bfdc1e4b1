import type { Vacancy } from '@gevel/contract/vacancies'
import type { JobPosting, MonetaryAmount } from 'schema-dts'
import { escapeHtml } from '../../ui/text/escape-html.ts'
import { plainText } from '../../ui/text/plain-text.ts'

/** Hours per week from which work counts as full-time. */
const FULL_TIME = 36

/**
 * JobPosting for search engines (schema.org; Google for Jobs requires an open vacancy's place, dates and employer). Null
 * without an employer: it would be invalid.
 */
export function jobPosting(vacancy: Vacancy): JobPosting | null {
  const { title, intro, body, company, employer, city, province, postedAt, closesAt } = vacancy
  const name = (company ?? employer)?.name
  if (!name) return null
  return {
    '@type': 'JobPosting',
    title,
    // HTML, as Google requires
    description: [intro, plainText(body)].filter(Boolean).map(paragraph).join('\n'),
    datePosted: postedAt,
    validThrough: closesAt,
    hiringOrganization: { '@type': 'Organization', name, sameAs: employer?.website ?? undefined },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: province, addressCountry: 'NL' },
    },
    employmentType: employmentTypes(vacancy),
    baseSalary: baseSalary(vacancy),
  }
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** Both when the hours reach from part-time to full-time; undefined when they are unknown. */
function employmentTypes({ hoursMin, hoursMax }: Pick<Vacancy, 'hoursMin' | 'hoursMax'>): string[] | undefined {
  const [least, most] = [hoursMin ?? hoursMax, hoursMax ?? hoursMin]
  if (least === null || most === null) return undefined
  return [...(most >= FULL_TIME ? ['FULL_TIME'] : []), ...(least < FULL_TIME ? ['PART_TIME'] : [])]
}

/** The salary by the limits that the vacancy has; undefined when it has none. */
function baseSalary({ salaryMin, salaryMax }: Pick<Vacancy, 'salaryMin' | 'salaryMax'>): MonetaryAmount | undefined {
  if (salaryMin === null && salaryMax === null) return undefined
  const amount =
    salaryMin === salaryMax
      ? { value: salaryMin ?? undefined }
      : { minValue: salaryMin ?? undefined, maxValue: salaryMax ?? undefined }
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
  }
}
