import { useClientStore } from '../state/client-state-context.tsx'
import { Icon } from './icon.tsx'

interface ShareButtonProps {
  title: string
  /** by default that of the page */
  url?: string
}

/**
 * Shares a page: by the device's own share sheet if there is one, else by a dialog with links, which has copied the
 * address already. Without scripts there is no button.
 */
export function ShareButton({ title, url: address }: ShareButtonProps) {
  const store = useClientStore()

  const share = async () => {
    const url = address ?? location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    const { shareByLinks } = await import('./share-by-links.ts')
    await shareByLinks(store, title, url)
  }

  return (
    <button className="btn btn--quiet" type="button" data-needs-script onClick={share}>
      <Icon name="share" />
      Delen
    </button>
  )
}
