import { partnerHref } from '@gevel/contract/hrefs'
import type { PartnerRef } from '@gevel/contract/references'
import { Link } from '../links/link.tsx'
import { CompanyLogo } from './company-logo.tsx'

/** A grid of company logos with names; `main` makes them larger. */
export function LogoWall({ companies, main }: { companies: PartnerRef[]; main?: boolean }) {
  return (
    <ul className={main ? 'partners partners--main' : 'partners'}>
      {companies.map((company) => (
        <li key={company.id}>
          <Link href={partnerHref(company)} prefetch>
            <CompanyLogo company={company} sizes={main ? '3rem' : '2rem'} />
            {company.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
