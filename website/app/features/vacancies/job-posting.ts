import type { Vacancy } from '@gevel/contract/vacancies'
import type { JobPosting } from 'schema-dts'
import { plainText } from '../../ui/text/plain-text.ts'

/** JobPosting for search engines (schema.org; Google for Jobs requires an open vacancy's place, dates and employer). */
export function jobPosting(vacancy: Vacancy): JobPosting {
  const { title, intro, body, company, city, province, postedAt, closesAt, salaryMin, salaryMax, hoursMin, hoursMax } =
    vacancy
  return {
    '@type': 'JobPosting',
    title,
    description: [intro, plainText(body)].join('\n'),
    datePosted: postedAt,
    validThrough: closesAt,
    hiringOrganization: company ? { '@type': 'Organization', name: company.name } : undefined,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: province, addressCountry: 'NL' },
    },
    employmentType: (hoursMax ?? hoursMin ?? 40) >= 36 ? 'FULL_TIME' : 'PART_TIME',
    baseSalary:
      salaryMin === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: 'EUR',
            value: {
              '@type': 'QuantitativeValue',
              minValue: salaryMin,
              maxValue: salaryMax ?? salaryMin,
              unitText: 'MONTH',
            },
          },
  }
}
