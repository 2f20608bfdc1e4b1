import type { ReactNode } from 'react'
import { SiteLink } from './links/site-link.tsx'

/** The head of a section: its title on a heavy rule, and a link to more. */
export function Lintel({ id, title, more, level: Heading = 'h2' }: LintelProps) {
  return (
    <div className="lintel">
      <Heading id={id}>{title}</Heading>
      {more?.href && <SiteLink href={more.href}>{more.label ?? 'Alles'}</SiteLink>}
    </div>
  )
}

interface LintelProps {
  id: string
  title: ReactNode
  more?: { label: string | null; href: string | null }
  level?: 'h2' | 'h3'
}
