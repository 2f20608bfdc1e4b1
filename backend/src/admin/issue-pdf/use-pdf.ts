import { useState } from 'react'
import type { PdfUploads } from '../../content/magazines/pdf/upload-state'
import type { SiteChange } from '../kit/data/site-api'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'

const POLL_MS = 2_000

/** The PDFs of an issue, polled while one is being parsed; `uploads` is undefined until they have loaded. */
export function usePdf(issue: string) {
  const path = `/admin/site/magazines/${issue}/pdf`
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { data, error } = useAdminData<{ data: PdfUploads }>(path, {
    failed: 'De stand van de pdf kan nu niet worden opgehaald.',
    pollMs: isWaiting ? POLL_MS : undefined,
  })
  const { send, isBusy } = useSend()
  const uploads = data?.data
  const waits = uploads?.next?.state === 'waiting'
  if (waits !== isWaiting) setWaiting(waits)

  const change = async (request: SiteChange) => {
    setFailure(undefined)
    setFailure((await send(request)).error)
  }

  return {
    uploads,
    error: failure ?? error,
    isBusy,
    upload: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return change({ method: 'POST', path, body })
    },
    cancel: () => change({ method: 'DELETE', path: `${path}/next` }),
  }
}
