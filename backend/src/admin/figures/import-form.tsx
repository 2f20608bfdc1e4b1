import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea, Typography } from '@strapi/design-system'
import type { FormEvent } from 'react'
import type { ImportableSeries } from '../../content/figures/importing/importable-series'
import { decodeFile } from '../kit/data/decode-file'
import type { Entry } from './use-import'

interface ImportFormProps {
  series: readonly ImportableSeries[]
  entry: Entry
  isBusy: boolean
  onChange: (part: Partial<Entry>) => void
  onFail: (message: string) => void
  onPreview: () => void
}

const MARKS = [
  { value: 'auto', label: 'Zoek zelf uit' },
  { value: ',', label: 'Komma: 1.940,5' },
  { value: '.', label: 'Punt: 1,940.5' },
]

/** Choosing the series, and the file or the text with its values. */
export function ImportForm({ series, entry, isBusy, onChange, onFail, onPreview }: ImportFormProps) {
  const chosen = series.find(({ documentId }) => documentId === entry.series)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPreview()
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    try {
      onChange({ csv: decodeFile(new Uint8Array(await file.arrayBuffer())) })
    } catch (error) {
      onFail(error instanceof Error ? error.message : 'Dit bestand kan niet worden gelezen.')
    }
  }
  return (
    <Box tag="form" onSubmit={submit} background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Field.Root hint={chosen && hintOf(chosen)} required>
          <Field.Label>Reeks</Field.Label>
          <SingleSelect
            value={entry.series}
            placeholder="Kies een reeks"
            onChange={(value) => onChange({ series: String(value) })}
          >
            {series.map(({ documentId, title }) => (
              <SingleSelectOption key={documentId} value={documentId}>
                {title}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
        <Field.Root id="cijfers-bestand">
          <Field.Label>Bestand</Field.Label>
          <input
            id="cijfers-bestand"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            style={{ font: 'inherit', fontSize: '1.4rem', color: 'inherit' }}
            onChange={({ target }) => {
              void readFile(target.files?.[0])
              // so that the same file can be chosen again after a correction
              target.value = ''
            }}
          />
        </Field.Root>
        <Field.Root hint="Of plak de regels hier. Een periode die u niet noemt, blijft zoals zij is; een leeg vak ook. Schrijf ‘weg’ om een cijfer te verwijderen.">
          <Field.Label>Inhoud</Field.Label>
          <Textarea
            value={entry.csv}
            placeholder={chosen && `${chosen.head}\n${chosen.period.split(' of ')[0]};…`}
            style={{ fontFamily: 'monospace', minHeight: '18rem' }}
            spellCheck={false}
            onChange={({ target }) => onChange({ csv: target.value })}
          />
          <Field.Hint />
        </Field.Root>
        <Field.Root>
          <Field.Label>Wat de decimalen scheidt</Field.Label>
          <SingleSelect
            value={entry.mark ?? 'auto'}
            onChange={(value) => onChange({ mark: value === ',' || value === '.' ? value : null })}
          >
            {MARKS.map(({ value, label }) => (
              <SingleSelectOption key={value} value={value}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Flex gap={4} alignItems="center">
          <Button type="submit" loading={isBusy} disabled={!entry.series || entry.csv.trim() === ''}>
            Bekijk wat er verandert
          </Button>
          <Typography textColor="neutral600">Er wordt nog niets ingevoerd.</Typography>
        </Flex>
      </Flex>
    </Box>
  )
}

function hintOf({ head, period, values, newest, unit }: ImportableSeries): string {
  const stored = newest ? `Er zijn ${values} cijfers, tot en met ${newest}.` : 'Er zijn nog geen cijfers.'
  return `In ${unit}. Eerste regel: ${head}. Perioden als ${period}. ${stored}`
}
