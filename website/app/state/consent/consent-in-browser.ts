import { useEffect, useSyncExternalStore } from 'react'
import { answerIn, type ConsentCategory, GLOBAL_PRIVACY_CONTROL, isAllowedBy, readConsent } from './consent.ts'
import { consentAsked } from './consent-asked.ts'

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean
  }
}

const listeners = new Set<() => void>()

function currentConsent(): string | undefined {
  return navigator.globalPrivacyControl ? GLOBAL_PRIVACY_CONTROL : readConsent(document.cookie)
}

/** Updates everything that depends on consent, after the cookie was set. */
export function consentChanged(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // another tab may have changed it
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** Whether a category is allowed now, in the browser. */
export function isAllowed(category: ConsentCategory): boolean {
  return isAllowedBy(currentConsent(), category)
}

/**
 * Whether something on the page that needs consent may be loaded; while the reader has not answered, the site asks. False
 * on the server: pages are the same for everybody.
 */
export function useConsent(category: ConsentCategory): boolean {
  const consent = useSyncExternalStore(subscribe, currentConsent, () => undefined)
  useEffect(() => {
    // what is rendered during hydration is not the reader's answer yet
    const isAsked = answerIn(consent ?? currentConsent(), category) === 'unanswered'
    consentAsked.setState({ isAsked })
    return () => consentAsked.setState({ isAsked: false })
  }, [category, consent])
  return isAllowedBy(consent, category)
}
