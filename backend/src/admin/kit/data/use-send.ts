import { useCallback } from 'react'
import { sentenceOf } from './error-sentence'
import { type FieldMessages, fieldMessagesOf } from './field-messages'
import { type SiteChange, siteApi } from './site-api'

type Sent<Data> = { data: Data; error?: undefined } | { error: string; fields: FieldMessages }

/**
 * Sends a change, for a form or panel that shows by itself how it went; `useAction` also asks, and tells.
 * @returns `send` resolves to the response, or a Dutch sentence about the failure with those of the fields
 */
export function useSend(failed = 'Dit is niet gelukt. Probeer het opnieuw.') {
  const [change, { isLoading: isBusy }] = siteApi.useSiteChangeMutation()
  const send = useCallback(
    async <Data>(request: SiteChange): Promise<Sent<Data>> => {
      const result = await change(request)
      // the response is that of our own route, whose type the caller names
      return 'error' in result
        ? { error: sentenceOf(result.error, failed), fields: fieldMessagesOf(result.error) }
        : { data: result.data as Data }
    },
    [change, failed],
  )
  return { send, isBusy }
}
