/** What Chromium sends when the site can be installed (https://wicg.github.io/manifest-incubations/). */
interface InstallPrompt extends Event {
  /** shows the browser's own question */
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** captured by the starter, before any script is loaded (document/late-scripts.server.ts) */
    installPrompt?: InstallPrompt
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Navigator {
    /** Safari on iOS: whether the site was opened from the home screen */
    standalone?: boolean
  }
}

/** Whether the browser can install the site now. */
export function hasInstallPrompt(): boolean {
  return window.installPrompt !== undefined
}

/** The browser's question, which it shows once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const { installPrompt } = window
  window.installPrompt = undefined
  return installPrompt
}
