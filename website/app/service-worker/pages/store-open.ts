import { worker } from '../scope.ts'
import { storeRead } from './store-read.ts'

/** Stores the pages that are open while the first worker of a device starts: they were sent before it was there. */
export async function storeOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  const controlled = new Set((await worker.clients.matchAll()).map(({ id }) => id))
  const addresses = open.filter(({ id }) => !controlled.has(id)).map(({ url }) => new URL(url))
  await Promise.all(addresses.map(({ pathname, search }) => storeRead(pathname + search, [])))
}
