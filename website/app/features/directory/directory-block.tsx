import type { PartnerCard } from '@gevel/contract/references'
import { useId } from 'react'
import { CompanyRow } from '../../ui/company/company-row.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Lintel } from '../../ui/lintel.tsx'

/** Every company of some kinds, in two columns. */
export function DirectoryBlock({ title, companies }: { title: string | null; companies: PartnerCard[] }) {
  const id = useId()
  if (companies.length === 0) return <EmptyState title="Nog geen bedrijven">Deze lijst is nog leeg.</EmptyState>
  return (
    <section aria-labelledby={title ? id : undefined} aria-label={title ? undefined : 'Bedrijven'}>
      {title && <Lintel id={id} title={title} />}
      <ul className="directory">
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} level={title ? 'h3' : 'h2'} summary={company.summary} />
        ))}
      </ul>
    </section>
  )
}
