import { type AriaAttributes, type ReactElement, use, useState } from 'react'
import { LinkEdition } from '../links/link-edition.ts'
import { PageContext } from '../page/page-context.tsx'
import { useIsHydrating } from '../use-is-hydrating.ts'
import { PartRenderer } from './part-renderer.ts'

export interface PartAttributes extends AriaAttributes {
  className?: string | undefined
  'data-part'?: string
}

interface PartElementProps {
  tag: 'figure' | 'div' | 'header' | 'footer' | 'aside' | 'section' | 'span'
  attributes: PartAttributes
  /** of the component, unique; none when equal data do not give an equal part */
  name?: string | undefined
  /** identifies what the part shows */
  shown: string
  /** null without its data, which the document lacks */
  part: ReactElement | null
}

/** The element around a static part, with its content. */
export const PartElement = import.meta.env.SSR ? ServerPart : BrowserPart

/** Equal parts are rendered once, also for other pages: they depend on their data and the page's context, and on nothing else. */
function ServerPart({ tag: Tag, attributes, name, shown, part }: PartElementProps) {
  const page = use(PageContext)
  const edition = use(LinkEdition)
  const render = use(PartRenderer)
  // last, because it uses React's hooks in between
  const html =
    name === undefined
      ? undefined
      : render?.(
          `${name} ${edition} ${JSON.stringify(page)} ${shown}`,
          <PageContext value={page}>
            <LinkEdition value={edition}>{part}</LinkEdition>
          </PageContext>,
        )
  if (html === undefined) return <Tag {...attributes}>{part}</Tag>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped it
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

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
