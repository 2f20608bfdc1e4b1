import { partnerIndexHref } from '@gevel/contract/hrefs'
import type { PartnerCard } from '@gevel/contract/references'
import { useId } from 'react'
import { CompanyRow } from '../../ui/company/company-row.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Lintel } from '../../ui/lintel.tsx'

/** Every company of some kinds, in two columns; with a title it is a part of a page, and leads to the whole list. */
export function DirectoryBlock({ title, companies }: { title: string | null; companies: PartnerCard[] }) {
  const id = useId()
  if (companies.length === 0) return <EmptyState title="Nog geen bedrijven">Deze lijst is nog leeg.</EmptyState>
  return (
    <section aria-labelledby={title ? id : undefined} aria-label={title ? undefined : 'Bedrijven'}>
      {title && <Lintel id={id} title={title} more={{ label: null, href: indexOf(companies) }} />}
      <ul className="directory">
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} level={title ? 'h3' : 'h2'} summary={company.summary} />
        ))}
      </ul>
    </section>
  )
}

/** The page that lists companies of their kind, when they have one kind. */
function indexOf([first, ...others]: PartnerCard[]): string | null {
  return first && others.every(({ kind }) => kind === first.kind) ? partnerIndexHref(first.kind) : null
}
