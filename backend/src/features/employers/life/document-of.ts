import { regionOfProvince } from '@gevel/contract/province-regions'
import type { PackageVersion } from '@gevel/contract/vacancy-packages'
import type { PlacedVacancy } from './placed-vacancy'

export const vacancyUid = 'api::vacancy.vacancy'

/** The fields of the document of a vacancy, from the text of its employer. */
export function documentOf(
  { text, employer, company_document_id: company }: Pick<PlacedVacancy, 'text' | 'employer' | 'company_document_id'>,
  { isFeatured }: PackageVersion,
  onlineUntil: Date,
) {
  const { apply, province, body, ...facts } = text
  return {
    ...facts,
    province,
    region: regionOfProvince[province],
    body: body.map((block) => (block.type === 'list' ? { ...block, indentLevel: 0 } : block)),
    company,
    ...{ employerName: employer.name, employerWebsite: employer.website },
    applyUrl: apply.way === 'link' ? apply.url : null,
    applyEmail: apply.way === 'link' ? null : apply.email,
    applyForm: apply.way === 'form',
    featured: isFeatured,
    closesAt: onlineUntil.toISOString(),
  }
}
