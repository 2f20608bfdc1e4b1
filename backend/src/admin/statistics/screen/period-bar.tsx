import type { DayRange } from '@gevel/contract/days'
import { Field, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import type { Comparison, Period } from '../../../features/statistics/report/period/periods'
import { DayField } from '../../kit/list/day-field'
import type { ReportParameters } from './report-parameters'

const PERIODS: readonly (readonly [Period, string])[] = [
  ['vandaag', 'Vandaag'],
  ['gisteren', 'Gisteren'],
  ['7-dagen', 'Laatste 7 hele dagen'],
  ['30-dagen', 'Laatste 30 hele dagen'],
  ['deze-maand', 'Deze maand'],
  ['vorige-maand', 'Vorige maand'],
  ['dit-jaar', 'Dit jaar'],
  ['vorig-jaar', 'Vorig jaar'],
  ['eigen', 'Eigen periode'],
]
const COMPARISONS: readonly (readonly [Comparison, string])[] = [
  ['vorige-periode', 'De periode ervoor'],
  ['vorig-jaar', 'Dezelfde periode vorig jaar'],
  ['geen', 'Niets'],
]
const EDITIONS = [
  ['beide', 'Beide edities'],
  ['general', 'Algemeen'],
  ['pro', 'Professioneel'],
] as const

interface PeriodBarProps {
  parameters: ReportParameters
  /** the days on the screen: a period of the owner's own starts from them */
  shown: DayRange | undefined
  onChange: (change: ReportParameters) => void
}

/** What the report is about: a period, what it is compared with, and an edition. */
export function PeriodBar({ parameters, shown, onChange }: PeriodBarProps) {
  const { periode = 'vandaag', vergelijking = 'vorige-periode', editie = 'beide', van, tot } = parameters
  const choosePeriod = (period: string) =>
    onChange({
      periode: period,
      ...(period === 'eigen' ? { van: shown?.from, tot: shown?.until } : { van: '', tot: '' }),
    })
  return (
    <Grid.Root tag="search" gap={4} aria-label="Periode van de cijfers">
      <Choice label="Periode" value={periode} options={PERIODS} onChange={choosePeriod} />
      {periode === 'eigen' && (
        <>
          <DayField label="Van" value={van} onChange={(day) => onChange({ van: day })} />
          <DayField label="Tot en met" value={tot} onChange={(day) => onChange({ tot: day })} />
        </>
      )}
      <Choice
        label="Vergelijk met"
        value={vergelijking}
        options={COMPARISONS}
        onChange={(comparison) => onChange({ vergelijking: comparison })}
      />
      <Choice
        label="Editie"
        value={editie}
        options={EDITIONS}
        onChange={(edition) => onChange({ editie: edition === 'beide' ? '' : edition })}
      />
    </Grid.Root>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Grid.Item col={3} s={6} xs={12} direction="column" alignItems="stretch">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
          {options.map(([option, text]) => (
            <SingleSelectOption key={option} value={option}>
              {text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Grid.Item>
  )
}
