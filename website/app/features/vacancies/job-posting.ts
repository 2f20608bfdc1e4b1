import { partnerHref } from '@gevel/contract/hrefs'
import type { Vacancy } from '@gevel/contract/vacancies'
import type { JobPosting, MonetaryAmount } from 'schema-dts'
import { dutchDay } from '../../ui/text/dates.ts'
import { escapeHtml } from '../../ui/text/escape-html.ts'
import { plainText } from '../../ui/text/plain-text.ts'

/** Hours per week from which work counts as full-time. */
const FULL_TIME = 36

/**
 * JobPosting for search engines (schema.org; Google for Jobs requires an open vacancy's place, dates and employer). Null
 * without an employer: it would be invalid.
 * @param origin of the site
 */
export function jobPosting(vacancy: Vacancy, origin: string): JobPosting | null {
  const { id, title, intro, body, company, employer, city, province, postedAt, closesAt } = vacancy
  const name = (company ?? employer)?.name
  const logo = (company ?? employer)?.logo
  if (!name) return null
  return {
    '@type': 'JobPosting',
    title,
    // HTML, as Google requires
    description: [intro, plainText(body)].filter(Boolean).map(paragraph).join('\n'),
    datePosted: postedAt,
    validThrough: endOfDutchDay(closesAt),
    identifier: { '@type': 'PropertyValue', name, value: String(id) },
    // only where somebody applies on this site, without another log-in
    directApply: vacancy.takesApplications,
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: company ? origin + partnerHref(company) : (employer?.website ?? undefined),
      logo: logo ? new URL(logo.url, origin).href : undefined,
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: province, addressCountry: 'NL' },
    },
    employmentType: employmentTypes(vacancy),
    baseSalary: baseSalary(vacancy),
  }
}

/**
 * The last second of the day on which it closes, with the offset of Dutch time: search engines take a day alone for its beginning, and
 * a vacancy would seem closed on its last day.
 */
function endOfDutchDay(moment: string): string {
  const day = dutchDay(moment)
  const noon = new Date(`${day}T12:00:00Z`)
  const hours = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: 'numeric' }).format(noon)
  // no clock changes between noon and midnight
  return `${day}T23:59:59+0${Number(hours) - 12}:00`
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
