import type { Edition } from '@gevel/contract/editions'
import { tagHref, tagIndexHref } from '@gevel/contract/hrefs'
import type { Tag } from '@gevel/contract/tags'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'

/** Every tag of an edition from A to Z with its number of articles. */
export function TagIndex({ letters, edition }: { letters: { letter: string; tags: Tag[] }[]; edition: Edition }) {
  return (
    <>
      <PageMeta
        title="Alle onderwerpen"
        description="Alle onderwerpen waarover wij schrijven, van A tot Z, met het aantal artikelen."
        path={tagIndexHref(edition)}
      />
      <Breadcrumbs here="Onderwerpen" />
      <header className="page-head">
        <h1>Onderwerpen</h1>
        <p>Alles waarover wij schrijven, van A tot Z. Het getal zegt hoeveel artikelen er zijn.</p>
      </header>
      {letters.length === 0 && (
        <EmptyState title="Nog geen onderwerpen">Er zijn in deze editie nog geen artikelen.</EmptyState>
      )}
      <div className="letters letters--az">
        {letters.map(({ letter, tags }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <Lintel id={`letter-${letter}`} title={letter} />
            <ul className="letters__tags">
              {tags.map(({ name, slug, count }) => (
                <li key={slug}>
                  <Link href={tagHref(name, edition)} prefetch>
                    {name} <span className="num">{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
