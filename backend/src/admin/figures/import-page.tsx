import { Box, Flex } from '@strapi/design-system'
import { Layouts } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { ImportForm } from './import-form'
import { ImportResult } from './import-result'
import { type Entry, useImport } from './use-import'

/** `/cijfers` in the admin: values of a series from a CSV file, with a preview of what they change. */
export default function ImportPage() {
  const { series, state, isBusy, preview, confirm, fail, reset } = useImport()
  const [entry, setEntry] = useState<Entry>({ series: '', csv: '', mark: null })
  const result = useRef<HTMLDivElement>(null)
  // the button that was pressed may be gone
  useEffect(() => {
    if (state.step !== 'entering') result.current?.focus()
  }, [state])
  const change = (part: Partial<Entry>) => {
    setEntry({ ...entry, ...part })
    reset()
  }
  return (
    <>
      <Layouts.Header
        title="Cijfers invoeren"
        subtitle="Uit een CSV-bestand, in een reeks van de marktcijfers. U ziet eerst wat er verandert."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <ImportForm
            series={series ?? []}
            entry={entry}
            isBusy={isBusy}
            onChange={change}
            onFail={fail}
            onPreview={() => void preview(entry)}
          />
          <Box ref={result} tabIndex={-1} aria-live="polite">
            <ImportResult state={state} isBusy={isBusy} onConfirm={(fingerprint) => void confirm(entry, fingerprint)} />
          </Box>
        </Flex>
      </Layouts.Content>
    </>
  )
}
