import { useEffect } from 'react'
import { useClientState } from '../../state/client-state-context.tsx'
import { refreshToken } from '../push/public.ts'
import { useInstallOffer } from './install/use-install-offer.ts'
import { registerWorker } from './register-worker.ts'
import { useReaderChange } from './use-reader-change.ts'
import { useReading } from './use-reading.ts'
import { useStoredNotice } from './use-stored-notice.ts'

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
