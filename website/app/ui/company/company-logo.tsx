import type { PartnerRef } from '@gevel/contract/references'
import { Picture } from '../images/picture.tsx'

/** A company's logo, or its first letter without one. */
export function CompanyLogo({
  company,
  sizes,
  className,
}: {
  company: Pick<PartnerRef, 'name' | 'logo'>
  sizes: string
  className?: string
}) {
  if (!company.logo) {
    return (
      <span className={`logo-letter ${className ?? ''}`} aria-hidden="true">
        {company.name.charAt(0)}
      </span>
    )
  }
  return <Picture alt="" picture={company.logo} ratio="1x1" sizes={sizes} className={className} />
}
