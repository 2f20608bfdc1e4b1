import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { Filters } from './filters'

/** Downloads the lines that match the filters as a file. */
export function useDownload() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)

  const download = async (filters: Filters) => {
    setIsBusy(true)
    try {
      const path = `/audit-log/export?${new URLSearchParams(filters)}`
      const { data } = await get<Blob>(path, { responseType: 'blob' })
      const url = URL.createObjectURL(data)
      Object.assign(document.createElement('a'), { href: url, download: 'logboek.csv' }).click()
      URL.revokeObjectURL(url)
    } catch {
      toggleNotification({ type: 'danger', message: 'Het downloaden is niet gelukt. Probeer het opnieuw.' })
    } finally {
      setIsBusy(false)
    }
  }

  return { download, isBusy }
}
