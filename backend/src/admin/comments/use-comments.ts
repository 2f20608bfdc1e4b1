import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Judgement } from '../../comments/judgement'
import { messageOf } from '../errors/said-by-backend'
import type { ToJudge, ToJudgeList, Which } from './to-judge'

const DONE = { shown: 'De reactie staat op de site.', hidden: 'De reactie is verborgen.' } as const
const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.'

/**
 * The comments of a list, one page of them, and judging one. `list` is undefined until it is there; it is loaded anew when the editor
 * comes back to the window, for readers go on meanwhile.
 */
export function useComments(which: Which, page: number) {
  const { get, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [list, setList] = useState<ToJudgeList>()
  const [failed, setFailed] = useState(false)
  const wanted = useRef('')
  const path = `/comments?which=${which}&page=${page}`

  const load = useCallback(async () => {
    wanted.current = path
    try {
      const { data } = await get<ToJudgeList>(path)
      // the answer to an earlier question may come late
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
    const loadAgain = () => void load()
    window.addEventListener('focus', loadAgain)
    return () => window.removeEventListener('focus', loadAgain)
  }, [load])

  const judge = useCallback(
    async ({ id, version }: ToJudge, state: Judgement): Promise<void> => {
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
