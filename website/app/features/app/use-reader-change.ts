import { href } from '@gevel/contract/hrefs'
import { useEffect } from 'react'
import { useClientState } from '../../state/client-state-context.tsx'
import { tellWorker } from '../../stored-pages/messages.ts'
import { isStoredDocument } from '../../stored-pages/stored-document.ts'
import { savesData } from './save-data.ts'

/** That a reader was logged in in this browser, in local storage. */
const LOGGED_IN_KEY = 'logged-in'

/**
 * Makes what a reader saved readable without a connection, and removes what was read when the session has ended, also by
 * another device. A stored page is one of nobody: it says nothing of the session.
 */
export function useReaderChange(): void {
  const isLoggedIn = useClientState(({ loggedIn }) => loggedIn)
  useEffect(() => {
    if (isStoredDocument()) return
    try {
      const was = localStorage.getItem(LOGGED_IN_KEY) !== null
      if (isLoggedIn) localStorage.setItem(LOGGED_IN_KEY, 'yes')
      else localStorage.removeItem(LOGGED_IN_KEY)
      if (was && !isLoggedIn) void tellWorker({ type: 'forget' })
    } catch {
      // without storage there is no worker either
    }
    if (isLoggedIn && !savesData()) void tellSaved()
  }, [isLoggedIn])
}

async function tellSaved(): Promise<void> {
  const response = await fetch(href('/account/bewaard.json')).catch(() => undefined)
  if (response?.ok && !response.redirected) await tellWorker({ type: 'saved', paths: await response.json() })
}
