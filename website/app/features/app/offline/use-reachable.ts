import { buildPaths } from '@gevel/contract/server-paths'
import { useEffect, useState } from 'react'

/** Whether the site responds; undefined until that is known. A browser with a network may still not reach the site. */
export function useReachable(): boolean | undefined {
  const [isReachable, setIsReachable] = useState<boolean>()
  useEffect(() => {
    const ask = () => void isSiteReachable().then(setIsReachable)
    ask()
    addEventListener('online', ask)
    addEventListener('offline', ask)
    return () => {
      removeEventListener('online', ask)
      removeEventListener('offline', ask)
    }
  }, [])
  return isReachable
}

async function isSiteReachable(): Promise<boolean> {
  const response = await fetch(`${buildPaths.latest}?${Date.now()}`).catch(() => undefined)
  return response?.ok === true
}
