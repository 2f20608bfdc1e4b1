/** Serialises changes to the stores, including while one worker replaces another. */
export async function whileLocked(change: () => Promise<void>): Promise<void> {
  await navigator.locks.request('stored-pages', change)
}
