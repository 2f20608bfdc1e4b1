import { magazineHref } from '@gevel/contract/hrefs'
import type { Magazine, MagazineCard } from '@gevel/contract/magazines'
import { useId } from 'react'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { Cover } from './cover.tsx'
import { ReadLink } from './read-link.tsx'

interface MagazineBlockProps {
  title: string
  moreLabel: string | null
  moreLink: string | null
  magazine: (MagazineCard & Pick<Magazine, 'pdf'>) | null
}

/** The newest issue on a front page. */
export function MagazineBlock({ title, moreLabel, moreLink, magazine }: MagazineBlockProps) {
  const id = useId()
  if (!magazine) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} more={{ label: moreLabel ?? 'Alle nummers', href: moreLink }} />
      <div className="newest-issue">
        <Cover magazine={magazine} sizes="9.5rem" />
        <div className="stack gap-2.5">
          <h3 className="text-xl">
            <Link href={magazineHref(magazine)} prefetch>
              {magazine.title}
            </Link>
          </h3>
          <p className="muted text-sm">{magazine.intro}</p>
          <p className="text-sm">
            <ReadLink className="link" magazine={magazine} />
          </p>
        </div>
      </div>
    </section>
  )
}
