import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useClientStore } from '../../../state/client-state-context.tsx'
import { noteInstalled } from './install.ts'
import { mayInterrupt } from './may-interrupt.ts'
import { countPage } from './page-count.ts'
import { installWay } from './platform.ts'
import { hasRefused } from './refusal.ts'

/** The reader first sees the page that was opened. */
const OFFER_AFTER_MS = 8_000

/** Offers to install the site to readers who come back, or read on, unless they refused. */
export function useInstallOffer(): void {
  const store = useClientStore()
  const { pathname } = useLocation()

  useEffect(() => {
    const note = () => noteInstalled(store)
    addEventListener('appinstalled', note)
    return () => removeEventListener('appinstalled', note)
  }, [store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts
  useEffect(() => {
    if (!countPage()) return
    const timer = setTimeout(() => {
      if (installWay() !== 'none' && !hasRefused(Date.now()) && mayInterrupt())
        store.setState({ installModalOpen: true })
    }, OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, pathname])
}
