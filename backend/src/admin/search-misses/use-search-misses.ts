import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { listMisses } from '../../features/search-misses/list-misses'

/** The response of `GET /search-misses`. */
export type MissList = Awaited<ReturnType<typeof listMisses>> & { siteUrl: string }

export type MissOrder = 'frequent' | 'newest'

/** One page of the searches without a result. `list` is undefined while it loads. */
export function useSearchMisses(order: MissOrder, page: number) {
  const { get } = useFetchClient()
  const [list, setList] = useState<MissList>()
  const [failed, setFailed] = useState(false)
  const latest = useRef('')
  const path = `/search-misses?order=${order}&page=${page}`

  const load = useCallback(async () => {
    latest.current = path
    setFailed(false)
    try {
      const { data } = await get<MissList>(path)
      // the response to an earlier request may arrive late
      if (latest.current === path) setList(data)
    } catch {
      if (latest.current === path) setFailed(true)
    }
  }, [get, path])

  useEffect(() => {
    setList(undefined)
    void load()
  }, [load])

  return { list, failed, load }
}
