import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { sentenceOf } from './error-sentence'

const failed = 'Het downloaden is niet gelukt. Probeer het opnieuw.'

/** Downloads a response of the backend as a file: of a GET, since Strapi's client reads that of a POST as JSON. */
export function useDownload() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)

  const download = async (path: string, fileName: string) => {
    setIsBusy(true)
    try {
      // Strapi's client drops the message of an error that is not JSON; of a 401 it renews the session
      const response = await get<Blob>(path, { responseType: 'blob', validateStatus: (status) => status !== 401 })
      if (response.status !== 200) throw JSON.parse(await response.data.text()).error
      const url = URL.createObjectURL(response.data)
      Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
      URL.revokeObjectURL(url)
    } catch (error) {
      toggleNotification({ type: 'danger', message: sentenceOf(error, failed) })
    } finally {
      setIsBusy(false)
    }
  }

  return { download, isBusy }
}
