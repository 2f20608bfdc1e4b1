import { setTimeout as pause } from 'node:timers/promises'
import { changeSchema, READERS_HEADER } from '@gevel/contract/changes'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { ChangeClock } from '../../app/content/cache/change-clock.ts'

/** The backend sends a heartbeat every five seconds: three missed ones count as a lost connection. */
const SILENCE_MS = 16_000
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 10_000

interface Following {
  /** origin of the backend */
  backendUrl: string
  /** authenticates the website, for which the backend reserves connections */
  websiteKey?: string | undefined
  clock: Pick<ChangeClock, 'recordChange' | 'recordUnknownChange' | 'connected' | 'opened'>
  report: (error: unknown, facts: Record<string, string>) => void
  silenceMs?: number
}

/**
 * Subscribes to the backend's change stream for as long as the website runs. After a loss it resumes from the last
 * event, at this instance of the backend or another, so that no change is missed.
 * @returns a function that unsubscribes
 */
export function followChanges({
  backendUrl,
  websiteKey,
  clock,
  report,
  silenceMs = SILENCE_MS,
}: Following): () => void {
  const stop = new AbortController()
  let lastEventId = ''

  function receive({ id, event, data }: EventSourceMessage): void {
    const tags = event === 'change' ? tagsOf(data) : []
    if (event === 'reset' || !tags) clock.recordUnknownChange()
    else if (event === 'change') clock.recordChange(tags)
    if (id) lastEventId = id
  }

  async function listen(onReceived: () => void): Promise<void> {
    const lost = new AbortController()
    let watchdog = setTimeout(() => lost.abort(new Error('The change stream timed out')), silenceMs)
    try {
      const response = await fetch(`${backendUrl}/public/changes`, {
        headers: {
          accept: 'text/event-stream',
          ...(websiteKey && { 'x-website-key': websiteKey }),
          ...(lastEventId && { 'last-event-id': lastEventId }),
        },
        redirect: 'error',
        signal: AbortSignal.any([stop.signal, lost.signal]),
      })
      const type = response.headers.get('content-type') ?? ''
      if (!response.ok || !response.body || !type.startsWith('text/event-stream')) {
        await response.body?.cancel()
        throw new Error(`The change stream responds with ${response.status} ${type}`)
      }
      clock.opened({ hasReaders: response.headers.has(READERS_HEADER) })
      const parser = createParser({ onEvent: receive })
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watchdog)
        watchdog = setTimeout(() => lost.abort(new Error('The change stream timed out')), silenceMs)
        parser.feed(text)
        clock.connected(Date.now())
        onReceived()
      }
    } finally {
      clearTimeout(watchdog)
    }
  }

  async function listenForever(): Promise<void> {
    let failures = 0
    while (!stop.signal.aborted) {
      await listen(() => {
        failures = 0
      }).catch((error: unknown) => {
        // a connection that is restored at once is not reported
        if (!stop.signal.aborted && failures === 2) report(error, { source: 'changes' })
      })
      await pause(waitMs(failures++), undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  void listenForever()
  return () => stop.abort()
}

/** @returns undefined for an event that it cannot parse, as of a newer backend */
function tagsOf(data: string): readonly string[] | undefined {
  try {
    return changeSchema.parse(JSON.parse(data)).tags
  } catch {
    return undefined
  }
}

/** Exponential back-off with jitter, so that the instances do not flood a backend that comes back. */
function waitMs(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
}
