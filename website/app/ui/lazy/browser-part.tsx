import { useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'
import type { PartElementProps } from './server-part.tsx'

/** The server's HTML of parts, by what they show. */
const cachedHtml = new Map<string, string>()

/** The element around a static part: with the server's HTML as long as the browser has it, then with the part. */
export function BrowserPart({ tag: Tag, attributes, shown, part, isCached }: PartElementProps) {
  const isHydrating = useIsHydrating()
  const [fromServer, setFromServer] = useState(isHydrating ? shown : undefined)
  // the HTML of the server is gone then, also when the same is to be shown again
  if (fromServer !== undefined && fromServer !== shown) setFromServer(undefined)
  if (fromServer === shown) {
    const cache = (element: Element | null) => {
      if (element && !cachedHtml.has(shown)) cachedHtml.set(shown, element.innerHTML)
    }
    return (
      <Tag
        key="server"
        {...attributes}
        ref={isCached ? cache : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; React preserves the HTML of the server
        dangerouslySetInnerHTML={NOTHING}
      />
    )
  }
  // React discards a document that something else has changed, such as a translation: its HTML is still there
  const html =
    cachedHtml.get(shown) ?? (part ? undefined : (document.querySelector(`[data-part="${shown}"]`)?.innerHTML ?? ''))
  const content = html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } }
  return <Tag key="part" {...attributes} {...content} />
}

const NOTHING = { __html: '' }
