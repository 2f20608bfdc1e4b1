type Listener = (form: object) => void

const listeners = new Set<Listener>()

/**
 * Tells that a form has adopted a loaded document, also one without changes for it.
 * @param form an object that belongs to one form as long as it is on screen
 */
export function announceLoaded(form: object): void {
  for (const listener of listeners) listener(form)
}

/** @returns a function that stops listening */
export function onLoaded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
