/** One change of the stores at a time, also while a worker gives way to that of another build. */
export async function whileLocked(change: () => Promise<void>): Promise<void> {
  await navigator.locks.request('stored-pages', change)
}
