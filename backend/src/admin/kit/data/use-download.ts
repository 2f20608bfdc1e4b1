import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { sentenceOf } from './error-sentence'

const failed = 'Het downloaden is niet gelukt. Probeer het opnieuw.'

/** Downloads a response of the backend as a file: of a GET, or of a POST when there is a body. */
export function useDownload() {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isBusy, setIsBusy] = useState(false)

  const download = async (path: string, fileName: string, body?: object) => {
    setIsBusy(true)
    try {
      // Strapi's client drops the message of an error that is not JSON; of a 401 it renews the session
      const options = { responseType: 'blob' as const, validateStatus: (status: number) => status !== 401 }
      const response = await (body ? post<Blob>(path, body, options) : get<Blob>(path, options))
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
