import { href } from '@gevel/contract/hrefs'
import { type ConsentCategory, parseConsent, readConsent } from '../../../state/consent/consent.ts'
import { consentChanged } from '../../../state/consent/consent-in-browser.ts'

/** Posts a choice as the form of the settings does; false when it could not be stored. */
export async function saveConsent(granted: readonly ConsentCategory[]): Promise<boolean> {
  const body = new URLSearchParams(granted.map((category) => ['granted', category]))
  try {
    // its response redirects to the settings, which nobody needs to render here
    const { type } = await fetch(href('/cookie-instellingen'), { method: 'POST', body, redirect: 'manual' })
    // the browser may accept no cookies
    if (type !== 'opaqueredirect' || !parseConsent(readConsent(document.cookie))) return false
  } catch {
    return false
  }
  consentChanged()
  return true
}
