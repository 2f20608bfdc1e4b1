import { Field, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { DayField } from '../kit/list/day-field'
import type { ReportFilter, ReportFilters } from './use-banner-report'

interface FilterBarProps {
  filters: ReportFilters
  /** to choose from */
  advertisers: readonly string[]
  onChange: (filter: ReportFilter, value: string) => void
}

/** The period and the advertiser of the filters. */
export function FilterBar({ filters, advertisers, onChange }: FilterBarProps) {
  return (
    <Grid.Root tag="search" gap={4} aria-label="Rapport kiezen">
      <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
        <Field.Root>
          <Field.Label>Adverteerder</Field.Label>
          <SingleSelect
            value={filters.advertiser ?? ''}
            placeholder="Alle"
            clearLabel="Wis"
            onClear={() => onChange('advertiser', '')}
            onChange={(chosen) => onChange('advertiser', String(chosen))}
          >
            {advertisers.map((advertiser) => (
              <SingleSelectOption key={advertiser} value={advertiser}>
                {advertiser}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Grid.Item>
      <DayField label="Vanaf" value={filters.from} onChange={(day) => onChange('from', day)} />
      <DayField label="Tot en met" value={filters.to} onChange={(day) => onChange('to', day)} />
    </Grid.Root>
  )
}
