import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'

/** Downloads a response of the backend as a file. */
export function useDownload() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)

  const download = async (path: string, fileName: string) => {
    setIsBusy(true)
    try {
      const { data } = await get<Blob>(path, { responseType: 'blob' })
      const url = URL.createObjectURL(data)
      Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
      URL.revokeObjectURL(url)
    } catch {
      toggleNotification({ type: 'danger', message: 'Het downloaden is niet gelukt. Probeer het opnieuw.' })
    } finally {
      setIsBusy(false)
    }
  }

  return { download, isBusy }
}
