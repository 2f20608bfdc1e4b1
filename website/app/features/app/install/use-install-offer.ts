import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ClientStore } from '../../../state/client-state.ts'
import { useClientState, useClientStore } from '../../../state/client-state-context.tsx'
import { countPage } from './page-count.ts'

/** The reader first sees the page that was opened. */
const OFFER_AFTER_MS = 8_000

/**
 * Offers to install the site to readers who come back, or read on, unless they refused. Everything about it is loaded
 * only then: most pages offer nothing.
 * @returns the question, while it is asked
 */
export function useInstallOffer(): ComponentType | undefined {
  const store = useClientStore()
  const { pathname } = useLocation()
  const isOpen = useClientState(({ installModalOpen }) => installModalOpen)
  const [Offer, setOffer] = useState<ComponentType>()

  useEffect(() => {
    const note = () => void noteInstalled(store).catch(() => undefined)
    addEventListener('appinstalled', note)
    return () => removeEventListener('appinstalled', note)
  }, [store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts
  useEffect(() => {
    if (!countPage()) return
    let isLeft = false
    const timer = setTimeout(
      () =>
        void loadOffer().then(
          ({ InstallOffer, mayOffer }) => {
            if (isLeft || !mayOffer()) return
            setOffer(() => InstallOffer)
            store.setState({ installModalOpen: true })
          },
          () => undefined,
        ),
      OFFER_AFTER_MS,
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [store, pathname])

  return isOpen ? Offer : undefined
}

async function noteInstalled(store: ClientStore): Promise<void> {
  const install = await import('./install.ts')
  install.noteInstalled(store)
}

async function loadOffer() {
  const [{ InstallOffer }, { mayOffer }] = await Promise.all([import('./install-offer.tsx'), import('./may-offer.ts')])
  return { InstallOffer, mayOffer }
}
