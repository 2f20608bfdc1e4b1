import { Link } from '../../ui/links/link.tsx'

interface Neighbour {
  label: string
  href: string
}

interface NeighbourLinksProps {
  /** of the navigation, for screen readers */
  label: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** Links to the period before and after one. */
export function NeighbourLinks({ label, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className="prevnext section" aria-label={label}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <span>Vorige</span>
          {previous.label}
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next">
          <span>Volgende</span>
          {next.label}
        </Link>
      )}
    </nav>
  )
}
