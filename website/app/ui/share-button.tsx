import type { Modal } from '../state/client-state.ts'
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
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    const [name, link] = [title, url].map(encodeURIComponent)
    const links: Modal['links'] = [
      ['Mail', `mailto:?subject=${name}&body=${link}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
      ['WhatsApp', `https://wa.me/?text=${name}%20${link}`],
    ]
    const text = isCopied ? `De link is gekopieerd: ${url}` : url
    store.setState(({ modals }) => ({ modals: [...modals, { id: 'share', title: 'Deel deze pagina', text, links }] }))
  }

  return (
    <button className="btn btn--quiet" type="button" data-needs-script onClick={share}>
      <Icon name="share" />
      Delen
    </button>
  )
}
