import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { ImportPreview } from '../../content/figures/importing/import-figures'
import type { ImportableSeries } from '../../content/figures/importing/importable-series'
import { messageOf } from '../errors/backend-message'

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

const FAILED = 'Dit is niet gelukt, er is niets ingevoerd. Probeer het opnieuw.'

/** The series to choose from, previewing a file and importing it. `series` is undefined while it loads. */
export function useImport() {
  const { get, post } = useFetchClient()
  const [series, setSeries] = useState<ImportableSeries[]>()
  const [state, setState] = useState<ImportState>({ step: 'entering' })
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(async () => {
    try {
      const { data } = await get<{ data: ImportableSeries[] }>('/admin/site/figures/series')
      setSeries(data.data)
    } catch (error) {
      setState({ step: 'failed', message: messageOf(error, 'De reeksen kunnen nu niet worden opgehaald.') })
    }
  }, [get])

  useEffect(() => void load(), [load])

  const send = async (path: string, body: object, step: 'previewed' | 'done') => {
    setBusy(true)
    try {
      const { data } = await post<{ data: ImportPreview }>(path, body)
      setState({ step, preview: data.data })
      if (step === 'done') await load()
    } catch (error) {
      setState({ step: 'failed', message: messageOf(error, FAILED) })
    } finally {
      setBusy(false)
    }
  }

  return {
    series,
    state,
    isBusy,
    preview: (entry: Entry) => send('/admin/site/figures/preview', entry, 'previewed'),
    confirm: (entry: Entry, fingerprint: string) =>
      send('/admin/site/figures/import', { ...entry, fingerprint }, 'done'),
    fail: (message: string) => setState({ step: 'failed', message }),
    reset: () => setState({ step: 'entering' }),
  }
}
