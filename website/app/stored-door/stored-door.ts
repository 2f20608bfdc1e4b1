import type { DoorDevice, DoorList, ScanInput } from '@gevel/contract/check-in'
import { type DBSchema, openDB } from 'idb'
import { DOOR_DATABASE } from './forget-door.ts'

/** A scan that was not answered yet, with the event that it belongs to. */
export type WaitingScan = ScanInput & { event: number }

interface DoorSchema extends DBSchema {
  /** what may stay no longer than the log-in: names are in it */
  door: { key: 'device' | 'list'; value: DoorDevice | DoorList }
  /** by nonce; without names, and kept until it is sent */
  scans: { key: string; value: WaitingScan }
}

/** What a device has of its door. */
export interface StoredDoor {
  device: DoorDevice | undefined
  list: DoorList | undefined
  scans: readonly WaitingScan[]
}

function open() {
  return openDB<DoorSchema>(DOOR_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('door')
      database.createObjectStore('scans', { keyPath: 'nonce' })
    },
  })
}

async function withStore<Result>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>) {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Loads what is stored; scans in the order in which they were made. */
export async function loadDoor(): Promise<StoredDoor> {
  return withStore(async (database) => {
    const [device, list, scans] = await Promise.all([
      database.get('door', 'device') as Promise<DoorDevice | undefined>,
      database.get('door', 'list') as Promise<DoorList | undefined>,
      database.getAll('scans'),
    ])
    return { device, list, scans: scans.toSorted((one, other) => one.scannedAt.localeCompare(other.scannedAt)) }
  })
}

export async function storeDoor(stored: { device: DoorDevice; list: DoorList }): Promise<void> {
  await withStore(async (database) => {
    const transaction = database.transaction('door', 'readwrite')
    await Promise.all([
      transaction.store.put(stored.device, 'device'),
      transaction.store.put(stored.list, 'list'),
      transaction.done,
    ])
  })
}

/** Stores a scan, or its new form. It is on the disk before anything is said about it. */
export async function storeScan(scan: WaitingScan): Promise<void> {
  await withStore((database) => database.put('scans', scan))
}

export async function removeScans(nonces: readonly string[]): Promise<void> {
  await withStore(async (database) => {
    const transaction = database.transaction('scans', 'readwrite')
    await Promise.all([...nonces.map((nonce) => transaction.store.delete(nonce)), transaction.done])
  })
}
