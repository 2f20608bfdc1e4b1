import { useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'
import { type PartElementProps, ServerPart } from './server-part.tsx'

/** The element around a static part, with its content. */
export const PartElement = import.meta.env.SSR ? ServerPart : BrowserPart

function BrowserPart({ tag: Tag, attributes, shown, part }: PartElementProps) {
  const isHydrating = useIsHydrating()
  const [fromServer, setFromServer] = useState(isHydrating ? shown : undefined)
  // the HTML of the server is gone then, also when the same is to be shown again
  if (fromServer !== undefined && fromServer !== shown) setFromServer(undefined)
  if (fromServer === shown) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; React preserves the HTML of the server
    return <Tag key="server" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  }
  // React discards a document that something else has changed, such as a translation: its HTML is still there
  const content = part
    ? { children: part }
    : { dangerouslySetInnerHTML: { __html: document.querySelector(`[data-part="${shown}"]`)?.innerHTML ?? '' } }
  return <Tag key="part" {...attributes} {...content} />
}

const NOTHING = { __html: '' }
