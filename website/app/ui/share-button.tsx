import { addToast } from '../state/client-state.ts'
import { useClientStore } from '../state/client-state-context.tsx'
import { Icon } from './icon.tsx'

interface ShareButtonProps {
  title: string
  /** by default that of the page */
  url?: string
}

/**
 * Shares a page: by the device's own share sheet if there is one, else by copying the URL, or else by showing it.
 * Without scripts there is no button.
 */
export function ShareButton({ title, url: address }: ShareButtonProps) {
  const store = useClientStore()

  const share = async () => {
    const url = address ?? location.href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        addToast(store, { id: 'share', text: 'De link is gekopieerd.', kind: 'ok' })
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      store.setState((state) => ({ modals: [...state.modals, { id: 'share', title: 'Deel deze pagina', text: url }] }))
    }
  }

  return (
    <button className="btn btn--quiet" type="button" data-needs-script onClick={share}>
      <Icon name="share" />
      Delen
    </button>
  )
}
