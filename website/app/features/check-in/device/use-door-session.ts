import type { DoorDevice } from '@gevel/contract/check-in'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetDoor } from '../../../stored-door/forget-door.ts'
import { loadDoor, removeScans, storeDoor, storeScan } from '../../../stored-door/stored-door.ts'
import { tellWorker } from '../../../stored-pages/messages.ts'
import { DoorSession } from './door-session.ts'
import { fetchList, sendScans, sendUndo } from './send-scans.ts'

/** Other doors are this far behind at most. */
const SYNC_MS = 5_000

/** The work of this device, once the page has started; it goes on while the page is open. */
export function useDoorSession(device: DoorDevice) {
  const [session] = useState(
    () =>
      new DoorSession(device, {
        ...{ load: loadDoor, store: storeDoor, storeScan, removeScans, forget: forgetDoor },
        ...{ sendScans, sendUndo, fetchList, now: () => new Date() },
      }),
  )
  const state = useSyncExternalStore(
    session.subscribe,
    () => session.state,
    () => session.state,
  )
  useEffect(() => {
    const synchronise = () => void session.synchronise()
    void session.start()
    const timer = setInterval(synchronise, SYNC_MS)
    addEventListener('online', synchronise)
    return () => {
      clearInterval(timer)
      removeEventListener('online', synchronise)
    }
  }, [session])
  useOfflinePage(state.list !== undefined)
  return { session, state }
}

/** Stores the page without a connection, with the files that this one has loaded; until then it would not open again. */
function useOfflinePage(hasList: boolean): void {
  useEffect(() => {
    if (!hasList || !('serviceWorker' in navigator)) return
    void storeOfflinePage()
  }, [hasList])
}

async function storeOfflinePage(): Promise<void> {
  // also on a device that does not use its camera yet
  const { prepareDecoder } = await import('../camera/decode.ts')
  await prepareDecoder()
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  await tellWorker({ type: 'door', files: [...new Set(files.map(({ pathname }) => pathname))] })
}
