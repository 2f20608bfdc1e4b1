import { forgetDoor } from '../stored-door/stored-door.ts'
import type { WorkerMessage } from '../stored-pages/messages.ts'
import { storeDoorPage } from './door-page.ts'
import { forgetPages } from './pages/forget-pages.ts'
import { storeRead } from './pages/store-read.ts'
import { storeSaved } from './pages/store-saved.ts'

/** Handles what a page tells the worker. */
export async function handleMessage(message: WorkerMessage): Promise<void> {
  if (message.type === 'read') await storeRead(message.path, message.pictures)
  else if (message.type === 'saved') await storeSaved(message.paths)
  else if (message.type === 'door') await storeDoorPage(message.files)
  else await Promise.all([forgetPages(), forgetDoor()])
}
