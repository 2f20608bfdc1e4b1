import type { Edition } from '@gevel/contract/editions'
import { archiveHref } from '@gevel/contract/hrefs'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'

interface ArchiveHeadProps {
  edition: Edition
  title: string
  description: string
  path: string
  /** the year above a month; the archive itself is above a year */
  above: 'home' | 'archive' | { year: number }
  children: ReactNode
}

/** The head of a page of the archive, with the way back to the years. */
export function ArchiveHead({ edition, title, description, path, above, children }: ArchiveHeadProps) {
  const crumbs: Crumb[] = []
  if (above !== 'home') crumbs.push({ label: 'Archief', href: archiveHref(edition) })
  if (typeof above === 'object') crumbs.push({ label: String(above.year), href: archiveHref(edition, above.year) })
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <Breadcrumbs above={crumbs} here={title} />
      <header className="page-head">
        <h1>{title}</h1>
        <p>{children}</p>
      </header>
    </>
  )
}
