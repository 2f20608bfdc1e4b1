import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { StoryNotices } from '../../features/push/notices/show-notices'
import { messageOf } from '../errors/backend-message'

const POLL_MS = 5_000
const NOT_LOADED = 'De meldingen kunnen nu niet worden opgehaald.'
const NOT_SENT = 'De melding is niet verstuurd. Probeer het opnieuw: dubbel versturen kan niet.'

/** A notice as the editor sends it. */
export interface Draft {
  topic: StoryNotices['choices'][number]['topic']
  title: string
  text: string
}

/**
 * The notices of a document, polled while some are under way; `notices` is undefined until they have loaded, and null
 * while the document is not on the site.
 * @param version changes with each save
 */
export function useNotices(uid: string, documentId: string, version: string) {
  const { get, post } = useFetchClient()
  const [notices, setNotices] = useState<StoryNotices | null>()
  const [error, setError] = useState<string>()
  const path = `/admin/site/push/${uid}/${documentId}`
  const isUnderWay =
    notices?.sent.some(({ devices, delivered, waiting }) => waiting > 0 && delivered < devices) ?? false

  const load = useCallback(async () => {
    try {
      setNotices((await get<{ data: StoryNotices | null }>(path)).data.data)
      setError(undefined)
    } catch (failure) {
      setError(messageOf(failure, NOT_LOADED))
    }
  }, [get, path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may publish the document
  useEffect(() => void load(), [load, version])
  useEffect(() => {
    if (!isUnderWay) return
    const polling = setInterval(() => void load(), POLL_MS)
    return () => clearInterval(polling)
  }, [isUnderWay, load])

  /** @returns whether it was sent */
  const send = async (draft: Draft): Promise<boolean> => {
    try {
      setNotices((await post<{ data: StoryNotices }>(path, draft)).data.data)
      setError(undefined)
      return true
    } catch (failure) {
      setError(messageOf(failure, NOT_SENT))
      return false
    }
  }

  return { notices, error, load, send }
}
