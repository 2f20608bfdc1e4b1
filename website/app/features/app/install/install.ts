import type { ClientStore } from '../../../state/client-state.ts'
import { reportInstall } from '../../statistics/report-install.ts'
import { takeInstallPrompt } from './install-prompt.ts'
import { noteRefusal } from './refusal.ts'

let isReported = false

/** The site was installed: the question goes, and the statistics count it once. */
export function noteInstalled(store: ClientStore): void {
  store.setState({ installModalOpen: false })
  if (!isReported) reportInstall()
  isReported = true
}

/** The reader does not want it now. */
export function refuseInstall(store: ClientStore): void {
  store.setState({ installModalOpen: false })
  noteRefusal(Date.now())
}

/**
 * Shows the browser's own question, which it does once for each prompt that it gave.
 * @returns whether the reader installs the site
 */
export async function install(store: ClientStore): Promise<boolean> {
  const installPrompt = takeInstallPrompt()
  if (!installPrompt) return false
  await installPrompt.prompt()
  const { outcome } = await installPrompt.userChoice
  const isAccepted = outcome === 'accepted'
  if (isAccepted) noteInstalled(store)
  else refuseInstall(store)
  return isAccepted
}
