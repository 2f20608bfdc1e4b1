import { useEffect, useState } from 'react'
import type { PageTurns } from './use-page-turns.ts'

/**
 * Remembers the page of an issue in this browser.
 * @returns the page of an earlier visit, to offer at the cover; undefined otherwise
 */
export function useRememberedPage(issue: number, { page }: PageTurns): number | undefined {
  const [earlier, setEarlier] = useState<number>()
  const key = `magazine-${issue}`

  useEffect(() => {
    const stored = Number(read(key))
    if (Number.isInteger(stored) && stored > 1) setEarlier(stored)
  }, [key])

  useEffect(() => {
    // the cover is where every visit begins
    if (page > 1) write(key, String(page))
  }, [key, page])

  return page === 1 ? earlier : undefined
}

/** Storage may be disabled. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // the page is then not remembered
  }
}
