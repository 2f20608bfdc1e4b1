import { useEffect, useState } from 'react'
import { listSavedPaths, listStoredPages } from '../../../stored-pages/list-stored-pages.ts'
import type { StoredPage } from '../../../stored-pages/stored-page.ts'

interface StoredLists {
  saved: readonly StoredPage[]
  read: readonly StoredPage[]
}

/** The pages that are stored on this device; undefined until they are known, null where nothing can be stored. */
export function useStoredLists(): { lists: StoredLists | null | undefined; update: () => void } {
  const [lists, setLists] = useState<StoredLists | null>()
  const update = () => void storedLists().then(setLists)
  useEffect(() => void storedLists().then(setLists), [])
  return { lists, update }
}

async function storedLists(): Promise<StoredLists | null> {
  // a page over http has neither
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return null
  const [pages, savedPaths] = await Promise.all([listStoredPages(), listSavedPaths()])
  const ownPages = pages.filter(({ isFallback }) => !isFallback)
  const isSaved = ({ path }: StoredPage) => savedPaths.includes(path)
  return { saved: ownPages.filter(isSaved), read: ownPages.filter((page) => !isSaved(page)) }
}
