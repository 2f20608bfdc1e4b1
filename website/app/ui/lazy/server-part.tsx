import { type AriaAttributes, type ReactNode, use } from 'react'
import { LinkEdition } from '../links/link-edition.ts'
import { PageContext, type PageContextValue } from '../page/page-context.tsx'
import { PartRenderer } from './part-renderer.ts'

export interface PartAttributes extends AriaAttributes {
  className?: string | undefined
  role?: string
  'data-part'?: string
}

export interface PartElementProps {
  tag: 'figure' | 'div' | 'header' | 'footer' | 'nav' | 'aside' | 'ol' | 'section' | 'span'
  attributes: PartAttributes
  /** of the component, unique; none when equal data do not give an equal part */
  name?: string | undefined
  /** identifies what the part shows */
  shown: string
  /** null without its data, which the document lacks */
  part: ReactNode
}

/** Equal parts are rendered once, also for other pages: they depend on their data and the page's context, and on nothing else. */
export function ServerPart({ tag: Tag, attributes, name, shown, part }: PartElementProps) {
  const page = use(PageContext)
  const edition = use(LinkEdition)
  const render = use(PartRenderer)
  // last, because it uses React's hooks in between
  const html =
    name === undefined
      ? undefined
      : render?.(
          `${name} ${edition} ${pageKey(page)} ${shown}`,
          <PageContext value={page}>
            <LinkEdition value={edition}>{part}</LinkEdition>
          </PageContext>,
        )
  if (html === undefined) return <Tag {...attributes}>{part}</Tag>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped it
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A page has some ten parts, and one context. */
const pageKeys = new WeakMap<PageContextValue, string>()

function pageKey(page: PageContextValue): string {
  const key = pageKeys.get(page) ?? JSON.stringify(page)
  pageKeys.set(page, key)
  return key
}
