import { partnerHref } from '@gevel/contract/hrefs'
import type { PartnerRef } from '@gevel/contract/references'
import { Link } from '../links/link.tsx'
import { KIND_NAMES } from './company-kinds.ts'
import { CompanyLogo } from './company-logo.tsx'

interface CompanyRowProps {
  company: PartnerRef
  /** a description, where there is space */
  summary?: string | null
  level?: 'h2' | 'h3'
}

/** A company in a list: logo, name, kind and place. */
export function CompanyRow({ company, summary, level: Heading = 'h3' }: CompanyRowProps) {
  const { name, kind, city } = company
  return (
    <li className="vac vac--mini">
      <CompanyLogo company={company} sizes="2.5rem" className="vac__logo" />
      <Heading>
        <Link href={partnerHref(company)} prefetch>
          {name}
        </Link>
      </Heading>
      <p className="vac__org">{[KIND_NAMES[kind], city].filter(Boolean).join(', ')}</p>
      {summary && <p className="vac__text">{summary}</p>}
    </li>
  )
}
