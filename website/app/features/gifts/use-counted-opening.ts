import { href } from '@gevel/contract/hrefs'
import { useEffect } from 'react'

/** How long the article has to be on the page before it counts: a scanner that runs scripts does not wait. */
const AFTER_MS = 5_000

/** Counts, once in a browser, that somebody reads a given article: opening its link counts nothing. */
export function useCountedOpening(code: string): void {
  useEffect(() => {
    const key = `cadeau ${code}`
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible' || wasCounted(key)) return
      const body = new URLSearchParams({ code })
      void fetch(href('/cadeau/geopend'), { method: 'POST', body, keepalive: true }).catch(() => undefined)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [code])
}

/** Whether this browser counted before; from now on it has. Without storage each page counts. */
function wasCounted(key: string): boolean {
  try {
    if (localStorage.getItem(key)) return true
    localStorage.setItem(key, '1')
  } catch {
    // blocked by the reader
  }
  return false
}
