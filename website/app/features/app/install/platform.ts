import { hasInstallPrompt } from './install-prompt.ts'

/** How the site can be installed here. */
export type InstallWay = 'prompt' | 'ios' | 'none'

/** Whether the site runs as an app already. */
export function isInstalled(): boolean {
  return navigator.standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** The way to install the site in this browser; on iOS and iPadOS by hand, from the menu to share a page. */
export function installWay(): InstallWay {
  if (isInstalled()) return 'none'
  if (hasInstallPrompt()) return 'prompt'
  return isIos(navigator) ? 'ios' : 'none'
}

/** An iPad says that it is a Mac, which has no touch screen. Apps that show pages, such as Facebook's, cannot install. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && /Safari\//.test(userAgent)
}
