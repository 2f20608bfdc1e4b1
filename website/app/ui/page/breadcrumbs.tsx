import { homeHref } from '@gevel/contract/hrefs'
import { Link } from '../links/link.tsx'
import { usePageContext } from './page-context.tsx'

export interface Crumb {
  label: string
  href: string
}

/** Breadcrumbs: the front page of the edition, the parents of this page between the two, then the page itself. */
export function Breadcrumbs({ above = [], here }: { above?: Crumb[]; here: string }) {
  const home = { label: 'Home', href: homeHref(usePageContext().edition) }
  return (
    <nav className="crumbs" aria-label="Kruimelpad">
      <ol>
        {[home, ...above].map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
