import { href } from '@gevel/contract/hrefs'
import { useEffect, useState } from 'react'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { addToast } from '../../../state/client-state.ts'
import { useClientStore } from '../../../state/client-state-context.tsx'
import { CONSENT_CATEGORIES, type ConsentCategory, parseConsent, readConsent } from '../../../state/consent/consent.ts'
import { consentChanged } from '../../../state/consent/consent-in-browser.ts'
import { BottomBar } from '../../../ui/bottom-bar/bottom-bar.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { useReturnPath } from '../../previews/token-in-address.ts'

/** Key in session storage: the banner was shown in this tab. Without storage it is shown on every page that asks. */
const ASKED_KEY = 'asked'

/** Asks for consent at the foot of the window, beside which the page can be read and used. */
export default function ConsentBanner() {
  // React may render it more than once before it is shown
  const [isShown] = useState(() => !wasAsked())
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const store = useClientStore()
  const back = useReturnPath()
  useEffect(noteAsked, [])

  async function choose(granted: readonly ConsentCategory[]): Promise<void> {
    setIsSending(true)
    const isSaved = await saveConsent(granted)
    setIsSending(false)
    setHasFailed(!isSaved)
    if (!isSaved) return
    addToast(store, { id: 'consent', text: 'Uw keuze is bewaard. Onderaan de site kunt u hem wijzigen.', kind: 'ok' })
    // the pressed button is gone
    document.getElementById('inhoud')?.focus({ preventScroll: true })
  }

  if (!isShown) return null
  return (
    <BottomBar
      title="Mogen wij films van anderen laden?"
      choice={
        <>
          <button
            className="btn btn--quiet"
            type="button"
            disabled={isSending}
            onClick={() => choose(CONSENT_CATEGORIES)}
          >
            Accepteren
          </button>
          <button className="btn btn--quiet" type="button" disabled={isSending} onClick={() => choose([])}>
            Weigeren
          </button>
          <Link className="link" href={withReturn(href('/cookie-instellingen'), back)}>
            Zelf kiezen
          </Link>
        </>
      }
    >
      <p>
        YouTube en Vimeo krijgen dan uw internetadres en kunnen cookies plaatsen. Weigert u, dan tellen wij uw bezoek
        ook niet mee.
      </p>
      <p role="alert">{hasFailed && 'Uw keuze is niet bewaard. Probeer het opnieuw.'}</p>
    </BottomBar>
  )
}

function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(ASKED_KEY) !== null
  } catch {
    return false
  }
}

function noteAsked(): void {
  try {
    sessionStorage.setItem(ASKED_KEY, 'yes')
  } catch {
    // see above
  }
}

/** Posts a choice as the form of the settings does; false when it could not be stored. */
async function saveConsent(granted: readonly ConsentCategory[]): Promise<boolean> {
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
