import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { Picture } from '../../ui/images/picture.tsx'

/** The employer's logo beside a vacancy; an empty plate without one, so that titles stay aligned. */
export function VacancyLogo({
  vacancy,
  sizes,
}: {
  vacancy: Pick<VacancyTeaser, 'company' | 'employer'>
  sizes: string
}) {
  const logo = (vacancy.company ?? vacancy.employer)?.logo
  if (!logo) return <span className="vac__logo" aria-hidden="true" />
  return <Picture alt="" picture={logo} ratio="1x1" sizes={sizes} className="vac__logo" />
}
