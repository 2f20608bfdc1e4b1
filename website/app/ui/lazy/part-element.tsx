import { useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'
import { type PartElementProps, ServerPart } from './server-part.tsx'

/** The element around a static part, with its content. */
export const PartElement = import.meta.env.SSR ? ServerPart : BrowserPart

/** The server's HTML of parts, by what they show. */
const kept = new Map<string, string>()

function BrowserPart({ tag: Tag, attributes, shown, part, isKept }: PartElementProps) {
  const isHydrating = useIsHydrating()
  const [fromServer, setFromServer] = useState(isHydrating ? shown : undefined)
  // the HTML of the server is gone then, also when the same is to be shown again
  if (fromServer !== undefined && fromServer !== shown) setFromServer(undefined)
  if (fromServer === shown) {
    const keep = (element: Element | null) => {
      if (element && !kept.has(shown)) kept.set(shown, element.innerHTML)
    }
    return (
      <Tag
        key="server"
        {...attributes}
        ref={isKept ? keep : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; React preserves the HTML of the server
        dangerouslySetInnerHTML={NOTHING}
      />
    )
  }
  // React discards a document that something else has changed, such as a translation: its HTML is still there
  const html =
    kept.get(shown) ?? (part ? undefined : (document.querySelector(`[data-part="${shown}"]`)?.innerHTML ?? ''))
  const content = html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } }
  return <Tag key="part" {...attributes} {...content} />
}

const NOTHING = { __html: '' }
