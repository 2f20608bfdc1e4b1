import { useEffect } from 'react'
import { useClientState } from '../../state/client-state-context.tsx'
import { pushToken } from '../push/public.ts'
import { InstallOffer } from './install/install-offer.tsx'
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
  // reports it again when that is due; without a connection the next page does
  useEffect(() => void pushToken(isLoggedIn).catch(() => undefined), [isLoggedIn])
  return <InstallOffer />
}
