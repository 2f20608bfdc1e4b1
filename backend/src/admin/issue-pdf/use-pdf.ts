import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { PdfUploads } from '../../content/magazines/pdf/upload-state'
import { messageOf } from '../errors/backend-message'

const POLL_MS = 2_000
const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.'

/** The PDFs of an issue, polled while one is being parsed; `uploads` is undefined until they have loaded. */
export function usePdf(issue: string) {
  const { get, post, del } = useFetchClient()
  const [uploads, setUploads] = useState<PdfUploads>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const path = `/admin/site/magazines/${issue}/pdf`
  const isWaiting = uploads?.next?.state === 'waiting'

  const load = useCallback(async () => {
    try {
      setUploads((await get<{ data: PdfUploads }>(path)).data.data)
    } catch (failure) {
      setError(messageOf(failure, 'De stand van de pdf kan nu niet worden opgehaald.'))
    }
  }, [get, path])

  useEffect(() => void load(), [load])
  useEffect(() => {
    if (!isWaiting) return
    const polling = setInterval(() => void load(), POLL_MS)
    return () => clearInterval(polling)
  }, [isWaiting, load])

  const change = async (send: () => Promise<{ data: { data: PdfUploads } }>) => {
    setBusy(true)
    setError(undefined)
    try {
      setUploads((await send()).data.data)
    } catch (failure) {
      setError(messageOf(failure, FAILED))
    } finally {
      setBusy(false)
    }
  }

  return {
    uploads,
    error,
    isBusy,
    upload: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return change(() => post(path, body))
    },
    cancel: () => change(() => del(`${path}/next`)),
  }
}
