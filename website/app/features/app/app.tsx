import { serviceWorkerPath } from '@gevel/contract/server-paths'
import { useEffect } from 'react'
import { addToast } from '../../state/client-state.ts'
import { useClientState, useClientStore } from '../../state/client-state-context.tsx'
import { storedAt } from '../../stored-pages/stored-document.ts'
import { dateAndTime } from '../../ui/text/dates.ts'
import { useInstallOffer } from './install/use-install-offer.ts'
import { useReaderChange } from './use-reader-change.ts'
import { useReading } from './use-reading.ts'

/** The parts of the app that every page has, loaded a second after it. */
export function App() {
  useEffect(registerWorker, [])
  useReaderChange()
  useReading()
  useStoredNotice()
  const isLoggedIn = useClientState(({ loggedIn }) => loggedIn)
  // without a connection the next page does it
  useEffect(() => void refreshToken(isLoggedIn).catch(() => undefined), [isLoggedIn])
  const Offer = useInstallOffer()
  return Offer && <Offer />
}

/** Reports the token for notifications again when that is due. Few readers allow them: its code is loaded only then. */
async function refreshToken(isLoggedIn: boolean): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { pushToken } = await import('../push/browser/push-token.ts')
  await pushToken(isLoggedIn)
}

/** Says that a page is a stored one, and of when: without a connection, or with one that took too long. */
function useStoredNotice(): void {
  const store = useClientStore()
  useEffect(() => {
    const moment = storedAt()
    if (!moment || location.pathname === '/offline') return
    const text = `Uw verbinding is weg of traag. U leest de pagina van ${dateAndTime(moment)}.`
    addToast(store, { id: 'stored', text, kind: 'ok' })
  }, [store])
}

/**
 * Registers the service worker; the browser looks for that of a new build with each page that it loads. Without one, as
 * in a private window of some browsers, the site works as well.
 */
function registerWorker(): void {
  navigator.serviceWorker?.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined)
}
