import { useState } from 'react'
import type { ImportPreview } from '../../content/figures/importing/import-figures'
import type { ImportableSeries } from '../../content/figures/importing/importable-series'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'

const FIGURES = '/admin/site/figures'

/** What the editor entered. */
export interface Entry {
  series: string
  csv: string
  mark: ',' | '.' | null
}

export type ImportState =
  | { step: 'entering' }
  | { step: 'failed'; message: string }
  | { step: 'previewed'; preview: ImportPreview }
  | { step: 'done'; preview: ImportPreview }

/** The series to choose from, previewing a file and importing it. `series` is undefined while it loads. */
export function useImport() {
  const { data, error } = useAdminData<{ data: ImportableSeries[] }>(`${FIGURES}/series`, {
    failed: 'De reeksen kunnen nu niet worden opgehaald.',
  })
  const { send, isBusy } = useSend('Dit is niet gelukt, er is niets ingevoerd. Probeer het opnieuw.')
  const [state, setState] = useState<ImportState>({ step: 'entering' })

  const attempt = async (path: string, body: object, step: 'previewed' | 'done') => {
    const sent = await send<{ data: ImportPreview }>({ method: 'POST', path, body })
    setState(sent.error === undefined ? { step, preview: sent.data.data } : { step: 'failed', message: sent.error })
  }

  return {
    series: data?.data,
    state: error !== undefined && state.step === 'entering' ? ({ step: 'failed', message: error } as const) : state,
    isBusy,
    preview: (entry: Entry) => attempt(`${FIGURES}/preview`, entry, 'previewed'),
    confirm: (entry: Entry, fingerprint: string) => attempt(`${FIGURES}/import`, { ...entry, fingerprint }, 'done'),
    fail: (message: string) => setState({ step: 'failed', message }),
    reset: () => setState({ step: 'entering' }),
  }
}
