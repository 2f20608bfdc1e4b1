import { useSyncExternalStore } from 'react'
import { type DocumentAddress, noteLoadedVersion, noteVersion, startForm } from './form-headers'
import { onSessionEnd } from './session-ended-event'

/** The document was changed elsewhere since the form loaded it. */
export interface Conflict {
  /** the backend's, with who and when */
  sentence: string
  address: DocumentAddress
  /** version that is stored */
  updatedAt: string
}

/** Why the last save failed, when that has nothing to do with what was typed. */
export type SaveTrouble = 'session' | 'connection' | 'server' | 'deleted' | Conflict

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

type Arguments = DocumentAddress & { params?: { status?: string } }

interface Action {
  type: string
  payload?: unknown
  meta?: { arg?: { endpointName?: string; originalArgs?: Arguments } }
}

const save = /^(create|update|publish|clone|discard)Document$/

/** Redux middleware that notes how each save of a document ends, and which version of it the form has. */
export function watchSaves() {
  onSessionEnd(() => setSaveTrouble('session'))
  return () => (next: (action: Action) => unknown) => (action: Action) => {
    const { endpointName = '', originalArgs } = action.meta?.arg ?? {}
    const isDone = action.type.endsWith('/fulfilled')
    if (save.test(endpointName)) {
      if (isDone) setSaveTrouble(undefined)
      if (action.type.endsWith('/rejected')) setSaveTrouble(troubleOf(action.payload, originalArgs))
    }
    if (isDone && originalArgs) noteVersionOf(endpointName, originalArgs, action.payload)
    return next(action)
  }
}

/** What a publication answers is the published version, and not the draft that the form has. */
function noteVersionOf(endpointName: string, args: Arguments, payload: unknown): void {
  const document: { documentId?: string; updatedAt?: unknown } = Object(Object(payload).data)
  if (endpointName === 'getDocument' && args.params?.status !== 'published') noteLoadedVersion(args, document.updatedAt)
  if (endpointName === 'updateDocument') noteVersion(args, document.updatedAt)
  if (endpointName === 'createDocument') startForm()
  if (endpointName === 'publishDocument' && !args.documentId) startForm()
}

/** @param error what Strapi's admin makes of a failed request: its status is missing when there was no response */
export function troubleOf(error: unknown, address?: DocumentAddress): SaveTrouble | undefined {
  const { status = 0, message, details } = Object(error)
  if (status === 409 && address) return { sentence: String(message), address, updatedAt: Object(details).updatedAt }
  if (status === 401) return 'session'
  if (status === 404 && address?.documentId) return 'deleted'
  if (status >= 500) return 'server'
  return status === 0 ? 'connection' : undefined
}
