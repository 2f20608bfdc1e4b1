import { setTimeout as pause } from 'node:timers/promises'

let open = 0
const waiting = new Set<() => void>()

/** Answers a request, which work that may wait lets go first (`untilAnswered`). A stream counts until it begins. */
export async function answer(next: () => Promise<unknown>): Promise<void> {
  open++
  try {
    await next()
  } finally {
    open--
    if (open === 0) for (const goOn of waiting) goOn()
  }
}

/** Waits until no request is being answered, for this many milliseconds at most. */
export async function untilAnswered(mostMs: number): Promise<void> {
  if (open === 0) return
  const ended = new AbortController()
  const goOn = () => ended.abort()
  waiting.add(goOn)
  await pause(mostMs, undefined, { signal: ended.signal }).catch(() => undefined)
  waiting.delete(goOn)
}
