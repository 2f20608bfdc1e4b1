import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { CompanyLogo } from '../../ui/company/company-logo.tsx'

/** The employer's logo beside a vacancy, or its first letter; an empty plate without an employer, so that titles stay aligned. */
export function VacancyLogo({
  vacancy: { company, employer },
  sizes,
}: {
  vacancy: Pick<VacancyTeaser, 'company' | 'employer'>
  sizes: string
}) {
  const named = company ?? employer
  if (!named) return <span className="vac__logo" aria-hidden="true" />
  return <CompanyLogo company={named} sizes={sizes} className="vac__logo" />
}
