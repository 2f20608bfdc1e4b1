import { addToast } from '../state/client-state.ts'
import { useClientStore } from '../state/client-state-context.tsx'
import { Icon } from './icon.tsx'

/**
 * Passes a page on: by the device's own share sheet where there is one, else by copying the address, and where that is not
 * allowed either by showing it. Without scripts the button is not there.
 */
export function ShareButton({ title }: { title: string }) {
  const store = useClientStore()

  const share = async () => {
    const url = location.href
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
