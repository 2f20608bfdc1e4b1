import { useEffect, useState } from 'react'

/** What visitors can do now, as `/agenda/{id}/stand.json` says it. */
export interface LiveState {
  state: string
  text: string
  left: number
  size: number
}

/** Asks for the present state of a registration; undefined until it is known, and without a connection. */
export function useLiveState(path: string | null): LiveState | undefined {
  const [live, setLive] = useState<LiveState>()
  useEffect(() => {
    if (path === null) return
    const ending = new AbortController()
    fetch(path, { signal: ending.signal })
      .then((response) => (response.ok ? (response.json() as Promise<LiveState>) : undefined))
      .then(setLive, () => undefined)
    return () => ending.abort()
  }, [path])
  return live
}
