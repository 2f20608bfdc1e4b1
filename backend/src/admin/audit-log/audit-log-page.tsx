import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { readAuditLog } from '../../content/audit-log/permission'
import { LoadFailed } from '../lists/load-failed'
import { useDownload } from '../lists/use-download'
import type { AuditPage } from './audit-line'
import { AuditTable } from './audit-table'
import { FilterBar } from './filter-bar'
import { type Filters, useFilters } from './filters'
import { useAuditLog, usePeople } from './use-audit-log'

/** `/logboek` in the admin: who changed what, when and from where. */
export default function AuditLogPage() {
  return (
    <Page.Protect permissions={readAuditLog.required}>
      <AuditLog />
    </Page.Protect>
  )
}

function AuditLog() {
  const { filters, setFilters } = useFilters()
  const { download, isBusy } = useDownload()
  const people = usePeople()
  return (
    <Page.Main>
      <Page.Title>Logboek</Page.Title>
      <Layouts.Header
        title="Logboek"
        subtitle="Wie wat deed, wanneer en vanwaar. Regels kunnen niet worden gewijzigd."
        primaryAction={
          <Button
            startIcon={<Download />}
            variant="secondary"
            loading={isBusy}
            onClick={() => void download(`/audit-log/export?${new URLSearchParams(filters)}`, 'logboek.csv')}
          >
            Download als CSV
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <FilterBar filters={filters} people={people} onChange={setFilters} />
          <Lines key={JSON.stringify(filters)} filters={filters} setFilters={setFilters} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

interface LinesProps {
  filters: Filters
  setFilters: (filters: Filters) => void
}

function Lines({ filters, setFilters }: LinesProps) {
  // cursors of the pages after the first, as far as the editor has paged
  const [trail, setTrail] = useState<readonly string[]>([])
  const { page, error, load } = useAuditLog(filters, trail.at(-1))
  if (error) return <LoadFailed message={error} onRetry={load} />
  if (!page) return <Page.Loading />
  if (page.data.length === 0)
    return <EmptyStateLayout content="Er is niets dat hierbij past. Kies een andere periode of wis de filters." />
  return <PageOfLines page={page} trail={trail} setTrail={setTrail} setFilters={setFilters} />
}

interface PageOfLinesProps {
  page: AuditPage
  trail: readonly string[]
  setTrail: (trail: readonly string[]) => void
  setFilters: LinesProps['setFilters']
}

function PageOfLines({ page: { data, next }, trail, setTrail, setFilters }: PageOfLinesProps) {
  return (
    <>
      <Typography tag="p" aria-live="polite" textColor="neutral600">
        {data.length === 1 ? '1 regel' : `${data.length} regels`}, de nieuwste bovenaan
        {trail.length > 0 && `, bladzijde ${trail.length + 1}`}
      </Typography>
      <AuditTable lines={data} onFollow={setFilters} />
      {(trail.length > 0 || next) && (
        <Flex tag="nav" aria-label="Bladzijden" justifyContent="space-between">
          <Button variant="tertiary" disabled={trail.length === 0} onClick={() => setTrail(trail.slice(0, -1))}>
            Nieuwere
          </Button>
          <Button variant="tertiary" disabled={!next} onClick={() => next && setTrail([...trail, next])}>
            Oudere
          </Button>
        </Flex>
      )}
    </>
  )
}
