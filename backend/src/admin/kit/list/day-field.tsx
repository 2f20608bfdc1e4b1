import { DatePicker, Field, Grid } from '@strapi/design-system'

interface DayFieldProps {
  label: string
  value: string | undefined
  /** gets an empty text when the date is cleared */
  onChange: (value: string) => void
}

/** A date in the editor's own time zone, as `2026-11-23`. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Grid.Item col={2} s={6} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <DatePicker
          locale="nl-NL"
          value={dayOf(value)}
          clearLabel="Wis"
          onClear={() => onChange('')}
          onChange={(day) => onChange(day ? isoDay(day) : '')}
        />
      </Field.Root>
    </Grid.Item>
  )
}

/** The date in the URL; undefined when it is invalid, which the backend reports. */
function dayOf(value: string | undefined): Date | undefined {
  const day = new Date(`${value}T12:00`)
  return Number.isNaN(day.getTime()) ? undefined : day
}

function isoDay(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
