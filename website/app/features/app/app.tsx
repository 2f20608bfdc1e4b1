import { useEffect } from 'react'
import { addToast } from '../../state/client-state.ts'
import { useClientState, useClientStore } from '../../state/client-state-context.tsx'
import { storedAt } from '../../stored-pages/stored-document.ts'
import { dateAndTime } from '../../ui/text/dates.ts'
import { refreshToken } from '../push/public.ts'
import { useInstallOffer } from './install/use-install-offer.ts'
import { registerWorker } from './register-worker.ts'
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
