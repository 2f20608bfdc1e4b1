export const DOOR_DATABASE = 'gevel-door'

/**
 * Removes the list and the device. Scans that were not sent stay: they have no names, and are sent after the next log-in. Without the
 * library that stores them, because the service worker of every visitor calls this.
 */
export function forgetDoor(): Promise<void> {
  return new Promise<void>((resolve) => {
    const opening = indexedDB.open(DOOR_DATABASE)
    // this device has no door: nothing is created
    opening.onupgradeneeded = () => opening.transaction?.abort()
    // Firefox has no storage in a private window
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction('door', 'readwrite')
      transaction.objectStore('door').clear()
      transaction.onabort = transaction.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  }).catch(() => undefined)
}
