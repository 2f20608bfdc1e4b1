import type { AriaAttributes, ReactNode } from 'react'
import { useRenderedHtml } from './use-rendered-html.tsx'

export interface PartAttributes extends AriaAttributes {
  className?: string | undefined
  'data-part'?: string
}

export interface PartElementProps {
  tag: 'figure' | 'div' | 'header' | 'footer' | 'aside' | 'ol' | 'section' | 'span'
  attributes: PartAttributes
  /** of the component, unique; none when equal data do not give an equal part */
  name?: string | undefined
  /** identifies what the part shows */
  shown: string
  /** null without its data, which the document lacks */
  part: ReactNode
  /** the browser shows the server's HTML also where React renders the part anew, as on an error page: without a network its file cannot be loaded */
  isCached?: boolean | undefined
}

/** Equal parts are rendered once, also for other pages. */
export function ServerPart({ tag: Tag, attributes, name, shown, part }: PartElementProps) {
  const html = useRenderedHtml(name, shown, part)
  if (html === undefined) return <Tag {...attributes}>{part}</Tag>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped it
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
