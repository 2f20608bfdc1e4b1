import { useState, useSyncExternalStore } from 'react'
import { useClientStore } from '../../../state/client-state-context.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { install } from '../install/install.ts'
import { IosSteps } from '../install/ios-steps.tsx'
import { type InstallWay, installWay, isInstalled } from '../install/platform.ts'

function subscribe(listener: () => void): () => void {
  const types = ['beforeinstallprompt', 'appinstalled'] as const
  for (const type of types) addEventListener(type, listener)
  return () => {
    for (const type of types) removeEventListener(type, listener)
  }
}

const currentWay = () => (isInstalled() ? 'installed' : installWay())

/** How to install the site, for readers who look for it. */
export function InstallSection() {
  const { siteName } = usePageContext()
  const way = useSyncExternalStore<InstallWay | 'installed' | undefined>(subscribe, currentWay, () => undefined)
  return (
    <section aria-labelledby="beginscherm">
      <Lintel id="beginscherm" title={`${siteName} op uw beginscherm`} />
      <div className="stack">
        <p>
          U opent het nieuws dan met één tik, in een eigen venster. Er komt niets uit een winkel voor apps aan te pas.
        </p>
        {way && <Steps way={way} />}
      </div>
    </section>
  )
}

function Steps({ way }: { way: InstallWay | 'installed' }) {
  const store = useClientStore()
  const [isDone, setIsDone] = useState(false)
  if (isDone || way === 'installed') return <p role="status">De site staat op dit apparaat.</p>
  if (way === 'ios') return <IosSteps />
  if (way === 'none') return <p>Kies in het menu van uw browser ‘Installeren’ of ‘Toevoegen aan startscherm’.</p>
  return (
    <div className="btn-row">
      <button className="btn btn--primary" type="button" onClick={async () => setIsDone(await install(store))}>
        Installeren
      </button>
    </div>
  )
}
