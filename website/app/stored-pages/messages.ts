/** What a page tells the service worker. */
export type WorkerMessage =
  /** the reader is reading a page; `pictures` are the paths of those on screen */
  | { type: 'read'; path: string; pictures: readonly string[] }
  /** the articles that the reader saved */
  | { type: 'saved'; paths: readonly string[] }
  /** the reader checks in at a door; `files` are the paths of those that its page has loaded */
  | { type: 'door'; files: readonly string[] }
  /** nothing that was read or saved may stay on the device */
  | { type: 'forget' }

/** Sends a message to the worker, and resolves once it has been handled; without a worker that never is. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {}
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
    active?.postMessage(message, [port2])
  })
}
