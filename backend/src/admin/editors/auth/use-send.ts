import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useState } from 'react'
import { messageOf } from '../../errors/backend-message'

const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.'

/** Submits a form to the backend, and tracks whether it is busy and what error it got. */
export function useSend() {
  const { post } = useFetchClient()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const send = useCallback(
    async (path: string, body: object): Promise<boolean> => {
      setIsBusy(true)
      setError(undefined)
      try {
        await post(path, body)
        return true
      } catch (failure) {
        setError(messageOf(failure, FAILED))
        return false
      } finally {
        setIsBusy(false)
      }
    },
    [post],
  )
  return { send, isBusy, error }
}
