import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Judgement } from '../../features/comments/judgement'
import { messageOf } from '../errors/backend-message'
import type { CommentQueue, QueuedComment, Which } from './comment-queue'

const DONE = { shown: 'De reactie staat op de site.', hidden: 'De reactie is verborgen.' } as const
const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.'

/**
 * One page of a list of comments, and judging them. `list` is undefined while it loads; it is reloaded when the window
 * regains focus, since readers add comments meanwhile.
 */
export function useComments(which: Which, page: number) {
  const { get, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [list, setList] = useState<CommentQueue>()
  const [failed, setFailed] = useState(false)
  const wanted = useRef('')
  const path = `/comments?which=${which}&page=${page}`

  const load = useCallback(async () => {
    wanted.current = path
    try {
      const { data } = await get<CommentQueue>(path)
      // the response to an earlier request may arrive late
      if (wanted.current !== path) return
      setList(data)
      setFailed(false)
    } catch {
      if (wanted.current === path) setFailed(true)
    }
  }, [get, path])

  useEffect(() => {
    setList(undefined)
    void load()
    const reload = () => void load()
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [load])

  const judge = useCallback(
    async ({ id, version }: QueuedComment, state: Judgement): Promise<void> => {
      try {
        await put(`/comments/${id}/judgement`, { state, version })
        toggleNotification({ type: 'success', message: DONE[state] })
      } catch (error) {
        toggleNotification({ type: 'danger', message: messageOf(error, FAILED) })
      } finally {
        await load()
      }
    },
    [put, toggleNotification, load],
  )

  return { list, failed, judge, load }
}
