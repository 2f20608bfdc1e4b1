import type { ClientStore } from '../state/client-state.ts'

/** Opens a dialog with links by which a page is shared; its address is on the clipboard already, where that is possible. */
export async function shareByLinks(store: ClientStore, title: string, url: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  const [name, link] = [title, url].map(encodeURIComponent)
  store.setState(({ modals }) => ({
    modals: [
      ...modals,
      {
        id: 'share',
        title: 'Deel deze pagina',
        text: isCopied ? `De link is gekopieerd: ${url}` : url,
        links: [
          ['Mail', `mailto:?subject=${name}&body=${link}`],
          ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
          ['WhatsApp', `https://wa.me/?text=${name}%20${link}`],
        ],
      },
    ],
  }))
}
