import { worker } from '../scope.ts'
import { storeRead } from './store-read.ts'

/** Stores the pages that are open while the first worker of a device is installed: they were sent before it was there. */
export async function storeOpenPages(): Promise<void> {
  if (worker.registration.active) return
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  const addresses = open.map(({ url }) => new URL(url))
  // without one of them the worker is of use as well
  await Promise.allSettled(addresses.map(({ pathname, search }) => storeRead(pathname + search, [])))
}
