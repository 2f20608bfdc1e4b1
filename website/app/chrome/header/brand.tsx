import { Link } from '../../ui/links/link.tsx'

/** The logo: three courses of brick with the last one in orange, and the edition's name in two weights. */
export function Brand({ name, href }: { name: string; href: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <Link className="brand" href={href} aria-label={name || 'Naar home'}>
      <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">
        <path d="M0 3h24v9H0zM28 3h12v9H28zM0 15.5h10v9H0zM14 15.5h26v9H14zM0 28h24v9H0z" />
        <path d="M28 28h12v9H28z" fill="var(--brand-tertiary)" />
      </svg>
      <span>{first}</span> {rest.length > 0 && <b>{rest.join(' ')}</b>}
    </Link>
  )
}
