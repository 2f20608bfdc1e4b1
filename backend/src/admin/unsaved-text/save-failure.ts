import { useSyncExternalStore } from 'react'
import { type DocumentAddress, noteLoadedVersion, noteVersion, startForm } from './form-headers'

const sessionEnded = 'gevel:session-ended'

/** Signals that the backend rejected the session while a form has unsaved text. */
export function announceSessionEnd(): void {
  window.dispatchEvent(new Event(sessionEnded))
}

/** @returns a function that stops listening */
export function onSessionEnd(listener: () => void): () => void {
  window.addEventListener(sessionEnded, listener)
  return () => window.removeEventListener(sessionEnded, listener)
}

/** The document was changed elsewhere since the form loaded it. */
export interface Conflict {
  /** the backend's message, with the editor and the time */
  sentence: string
  address: DocumentAddress
  /** the stored version */
  updatedAt: string
}

/** Why the last save failed, for a reason other than the typed values. */
export type SaveFailure = 'session' | 'connection' | 'server' | 'deleted' | Conflict

let failure: SaveFailure | undefined
const listeners = new Set<() => void>()

export function setSaveFailure(found: SaveFailure | undefined): void {
  if (found === failure) return
  failure = found
  for (const listener of listeners) listener()
}

export function useSaveFailure(): SaveFailure | undefined {
  return useSyncExternalStore(subscribe, () => failure)
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

/** Redux middleware that records how each save of a document ended, and which version of it the form has. */
export function watchSaves() {
  onSessionEnd(() => setSaveFailure('session'))
  return () => (next: (action: Action) => unknown) => (action: Action) => {
    const { endpointName = '', originalArgs } = action.meta?.arg ?? {}
    const isDone = action.type.endsWith('/fulfilled')
    if (save.test(endpointName)) {
      if (isDone) setSaveFailure(undefined)
      if (action.type.endsWith('/rejected')) setSaveFailure(saveFailureOf(action.payload, originalArgs))
    }
    if (isDone && originalArgs) noteVersionOf(endpointName, originalArgs, action.payload)
    return next(action)
  }
}

/** The response to a publication is the published version, not the draft in the form. */
function noteVersionOf(endpointName: string, args: Arguments, payload: unknown): void {
  const document: { documentId?: string; updatedAt?: unknown } = Object(Object(payload).data)
  if (endpointName === 'getDocument' && args.params?.status !== 'published') noteLoadedVersion(args, document.updatedAt)
  if (endpointName === 'updateDocument') noteVersion(args, document.updatedAt)
  if (endpointName === 'createDocument') startForm()
  if (endpointName === 'publishDocument' && !args.documentId) startForm()
}

/** @param error from Strapi's admin: its status is missing when there was no response */
export function saveFailureOf(error: unknown, address?: DocumentAddress): SaveFailure | undefined {
  const { status = 0, message, details } = Object(error)
  if (status === 409 && address) return { sentence: String(message), address, updatedAt: Object(details).updatedAt }
  if (status === 401) return 'session'
  if (status === 404 && address?.documentId) return 'deleted'
  if (status >= 500) return 'server'
  return status === 0 ? 'connection' : undefined
}
