import type { Edition } from '@gevel/contract/editions'
import type { VacancyCard, VacancyTeaser } from '@gevel/contract/vacancies'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import { shownWebAddress } from '../documents/hrefs'
import { mentionOfPartner, type PartnerRefRow, partnerRef } from '../parts/partner-ref'
import { type FileRow, plainFile, selectFile } from '../parts/picture'

export interface VacancyCardRow {
  id: number
  publicId: number
  slug: string
  edition: Edition
  title: string
  intro: string
  company: PartnerRefRow | null
  employerName: string | null
  employerWebsite: string | null
  employerLogo: FileRow | null
  city: string
  hoursMin: number | null
  hoursMax: number | null
  salaryMin: number | null
  salaryMax: number | null
  featured: boolean | null
  postedAt: string
  closesAt: string
  updatedAt: string | null
}

const shownFields = ['publicId', 'slug', 'edition', 'title', 'intro', 'city'] as const
const numbers = ['hoursMin', 'hoursMax', 'salaryMin', 'salaryMax'] as const

/** What to populate of a vacancy for its card. */
export const cardOfVacancy = {
  select: [
    ...shownFields,
    ...numbers,
    'employerName',
    'employerWebsite',
    'featured',
    'postedAt',
    'closesAt',
    'updatedAt',
  ],
  populate: { company: mentionOfPartner, employerLogo: selectFile },
}

/** A vacancy in a short list. */
export function vacancyTeaser({ intro: _intro, changedAt: _changedAt, ...teaser }: VacancyCard): VacancyTeaser {
  return teaser
}

/** A vacancy in the full list; hours per week, salary in whole euros per month. */
export function vacancyCard(row: VacancyCardRow): VacancyCard {
  const { publicId, slug, edition, title, intro, city, hoursMin, hoursMax, salaryMin, salaryMax } = row
  return {
    ...{ id: publicId, slug, edition, title, intro, city, hoursMin, hoursMax, salaryMin, salaryMax },
    company: row.company && partnerRef(row.company),
    employer: row.company || !row.employerName ? null : employerOf(row.employerName, row),
    featured: row.featured ?? false,
    postedAt: timestamp(row.postedAt),
    closesAt: timestamp(row.closesAt),
    changedAt: timestampOrNull(row.updatedAt),
  }
}

function employerOf(
  name: string,
  { employerWebsite, employerLogo }: Pick<VacancyCardRow, 'employerWebsite' | 'employerLogo'>,
): VacancyCard['employer'] {
  return { name, website: shownWebAddress(employerWebsite), logo: plainFile(employerLogo) }
}
