import { useEffect } from 'react'
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
  return <InstallOffer />
}
