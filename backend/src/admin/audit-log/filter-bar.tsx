import { Button, Field, Flex, Grid, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system'
import { useId, useState } from 'react'
import { auditCategories, auditKinds } from '../../content/audit-log/audit-kinds'
import { DayField } from '../lists/day-field'
import type { AuditPerson } from './audit-line'
import type { Filter, Filters } from './filters'

const KINDS = Object.entries(auditCategories).flatMap(([category, name]) => [
  { value: category, label: `${name}: alles` },
  ...Object.entries(auditKinds)
    .filter(([kind]) => kind.startsWith(`${category}.`))
    .map(([value, label]) => ({ value, label: `${name}: ${label.toLowerCase()}` })),
])

interface FilterBarProps {
  filters: Filters
  people: readonly AuditPerson[]
  onChange: (filters: Filters) => void
}

/** The filters of the list. A select applies at once; a text field on submit or blur. */
export function FilterBar({ filters, people, onChange }: FilterBarProps) {
  const set = (filter: Filter, value: string) => onChange({ ...filters, [filter]: value })
  const persons = [
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: 'none', label: 'Systeem, programma of onbekend' },
  ]
  return (
    <Grid.Root tag="search" gap={4} aria-label="Logboek filteren">
      <Choice label="Wat" value={filters.kind} options={KINDS} onChange={(value) => set('kind', value)} />
      <Choice label="Wie" value={filters.actor} options={persons} onChange={(value) => set('actor', value)} />
      <DayField label="Vanaf" value={filters.from} onChange={(value) => set('from', value)} />
      <DayField label="Tot en met" value={filters.until} onChange={(value) => set('until', value)} />
      <Typed
        label="Naam begint met"
        value={filters.name}
        onChange={(value) => onChange({ ...filters, name: value, type: '', document: '' })}
      />
      <Grid.Item col={2} s={6} xs={12} alignItems="flex-end">
        <Button variant="tertiary" size="L" onClick={() => onChange({})}>
          Wis filters
        </Button>
      </Grid.Item>
    </Grid.Root>
  )
}

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  return (
    <Grid.Item col={2} s={6} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value}
          placeholder="Alles"
          clearLabel="Wis"
          onClear={() => onChange('')}
          onChange={(chosen) => onChange(String(chosen))}
        >
          {options.map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Grid.Item>
  )
}

interface TextProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
}

function Typed({ label, value = '', onChange }: TextProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const name = useId()
  // the filters were cleared, or came from another URL
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const send = () => typed.trim() !== value && onChange(typed.trim())
  return (
    <Grid.Item col={2} s={6} xs={12} direction="column" alignItems="stretch">
      <Flex
        tag="form"
        direction="column"
        alignItems="stretch"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          send()
        }}
      >
        <Field.Root>
          <Field.Label>{label}</Field.Label>
          <TextInput
            type="search"
            name={name}
            maxLength={200}
            value={typed}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
            onBlur={send}
          />
        </Field.Root>
      </Flex>
    </Grid.Item>
  )
}
