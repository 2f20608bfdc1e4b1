import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The visitors of the last five minutes, counted again while the tab is visible; undefined until they are known. */
export function useLiveVisitors(): number | undefined {
  const { get } = useFetchClient()
  const [visitors, setVisitors] = useState<number>()

  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return
      get<{ data: { visitors: number } }>('/admin/site/statistics-report/live').then(
        ({ data }) => setVisitors(data.data.visitors),
        () => setVisitors(undefined),
      )
    }
    count()
    const counting = setInterval(count, EVERY_MS)
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(counting)
      document.removeEventListener('visibilitychange', count)
    }
  }, [get])

  return visitors
}
