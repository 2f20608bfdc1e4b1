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
