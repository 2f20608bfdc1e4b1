import { href } from '@gevel/contract/hrefs'
import { useEffect } from 'react'
import { savesData } from '../../request/connection.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { tellWorker } from '../../stored-pages/messages.ts'
import { isStoredDocument } from '../../stored-pages/stored-document.ts'

/** Key in local storage: a reader was logged in in this browser. */
const LOGGED_IN_KEY = 'logged-in'

/**
 * Makes what a reader saved readable without a connection, and removes what was read when the session has ended, also by
 * another device. A stored page is one of nobody: it says nothing of the session.
 */
export function useReaderChange(): void {
  const isLoggedIn = useClientState(({ loggedIn }) => loggedIn)
  useEffect(() => {
    if (isStoredDocument()) return
    if (!isLoggedIn) void forgetIfEnded()
    else if (noteLogIn() && !savesData()) void tellSaved()
  }, [isLoggedIn])
}

/** @returns false without storage; then there is no worker either */
function noteLogIn(): boolean {
  try {
    localStorage.setItem(LOGGED_IN_KEY, 'yes')
    return true
  } catch {
    return false
  }
}

async function tellSaved(): Promise<void> {
  const response = await fetchSaved()
  if (response?.ok && !response.redirected) await tellWorker({ type: 'saved', paths: await response.json() })
}

/** Pages have no reader either while the backend is down: only the redirect to the log-in page says that a session has ended. */
async function forgetIfEnded(): Promise<void> {
  if (!wasLoggedIn() || !(await fetchSaved())?.redirected) return
  localStorage.removeItem(LOGGED_IN_KEY)
  // few readers have logged out here: nobody else loads it
  const { forgetUnsentTexts } = await import('../../state/unsent-texts.ts')
  forgetUnsentTexts()
  await tellWorker({ type: 'forget' })
}

function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(LOGGED_IN_KEY) !== null
  } catch {
    return false
  }
}

function fetchSaved(): Promise<Response | undefined> {
  return fetch(href('/account/bewaard.json')).catch(() => undefined)
}
