import { useSyncExternalStore } from 'react'
import { onSessionEnd } from './session-ended-event'

/** Why the last save failed, when that has nothing to do with what was typed. */
export type SaveTrouble = 'session' | 'connection' | 'server'

let trouble: SaveTrouble | undefined
const listeners = new Set<() => void>()

export function setSaveTrouble(found: SaveTrouble | undefined): void {
  if (found === trouble) return
  trouble = found
  for (const listener of listeners) listener()
}

export function useSaveTrouble(): SaveTrouble | undefined {
  return useSyncExternalStore(subscribe, () => trouble)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Action {
  type: string
  payload?: unknown
  meta?: { arg?: { endpointName?: string } }
}

const save = /^(create|update|publish|clone)Document$/

/** Redux middleware that notes how each save of a document ends. */
export function watchSaves() {
  onSessionEnd(() => setSaveTrouble('session'))
  return () => (next: (action: Action) => unknown) => (action: Action) => {
    if (save.test(action.meta?.arg?.endpointName ?? '')) {
      if (action.type.endsWith('/fulfilled')) setSaveTrouble(undefined)
      if (action.type.endsWith('/rejected')) setSaveTrouble(troubleOf(action.payload))
    }
    return next(action)
  }
}

/** @param error what Strapi's admin makes of a failed request: its status is missing when there was no response */
export function troubleOf(error: unknown): SaveTrouble | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  if (status === 401) return 'session'
  if (status >= 500) return 'server'
  return status === 0 ? 'connection' : undefined
}
