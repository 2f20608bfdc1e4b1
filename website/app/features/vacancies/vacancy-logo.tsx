import type { PartnerRef } from '@gevel/contract/references'
import { Picture } from '../../ui/images/picture.tsx'

/** The employer's logo beside a vacancy; an empty plate without one, so that titles stay aligned. */
export function VacancyLogo({ company, sizes }: { company: PartnerRef | null; sizes: string }) {
  if (!company?.logo) return <span className="vac__logo" aria-hidden="true" />
  return <Picture alt="" picture={company.logo} ratio="1x1" sizes={sizes} className="vac__logo" />
}
