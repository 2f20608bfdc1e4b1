import { Link } from '../links/link.tsx'

export interface Crumb {
  label: string
  href: string
}

/** Breadcrumbs: the parents of this page, then the page itself. */
export function Breadcrumbs({ above, here }: { above: Crumb[]; here: string }) {
  return (
    <nav className="crumbs" aria-label="Kruimelpad">
      <ol>
        {above.map(({ label, href }) => (
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
