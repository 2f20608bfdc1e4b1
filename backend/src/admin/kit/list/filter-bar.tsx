import { Button, Grid } from '@strapi/design-system'
import { DayField } from './day-field'
import { ChoiceField, SearchField } from './filter-fields'
import { type AddressChange, clearedAddress } from './list-address'
import type { AdminList } from './use-admin-list'

/** A filter above a list, by the name of its parameter in the backend (`filters` of `adminList`). */
export type ListFilterField =
  | { kind: 'choice'; name: string; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'day'; name: string; label: string }
  | {
      kind: 'text'
      name: string
      label: string /** parameters that it takes the place of */
      clears?: readonly string[]
    }

interface FilterBarProps {
  list: AdminList<unknown>
  /** for screen readers, as in "Logboek filteren" */
  label: string
  filters: readonly ListFilterField[]
  /** parameters that are no filters, such as that of the tabs */
  preserved: readonly string[]
}

/** The search and the filters of a list, in its address. A choice applies at once, a text after a pause in typing. */
export function FilterBar({ list: { address, change, show }, label, filters, preserved }: FilterBarProps) {
  return (
    <Grid.Root tag="search" gap={4} aria-label={label}>
      {filters.map((filter) => {
        const value = address.get(filter.name) ?? undefined
        const set = (chosen: string) => change({ [filter.name]: chosen })
        if (filter.kind === 'day')
          return <DayField key={filter.name} label={filter.label} value={value} onChange={set} />
        if (filter.kind === 'choice')
          return (
            <ChoiceField key={filter.name} label={filter.label} value={value} options={filter.options} onChange={set} />
          )
        const cleared: AddressChange = Object.fromEntries((filter.clears ?? []).map((name) => [name, '']))
        return (
          <SearchField
            key={filter.name}
            isWide={filters.length <= 4}
            label={filter.label}
            value={value}
            onChange={(text, isFurther) => change({ ...cleared, [filter.name]: text }, isFurther)}
          />
        )
      })}
      <Grid.Item col={2} s={6} xs={12} alignItems="flex-end">
        <Button variant="tertiary" size="L" onClick={() => show(clearedAddress(address, preserved))}>
          Wis filters
        </Button>
      </Grid.Item>
    </Grid.Root>
  )
}
