import { type ReactNode, use } from 'react'
import { AnonymousState } from '../../state/client-state-context.tsx'
import { LinkEdition } from '../links/link-edition.ts'
import { PageContext, type PageContextValue } from '../page/page-context.tsx'
import { PartRenderer } from './part-renderer.ts'

/**
 * On the server: the HTML of a part, which is rendered once for equal data. It depends on these and on the page's context, and on nothing
 * else: it never has the state of the reader. The last hook of its component, because the rendering of the part uses React's
 * hooks in between.
 * @param name of its component, unique; none when equal data do not give an equal part
 * @param shown identifies the data
 * @returns undefined where it has to be rendered with the page
 */
export function useRenderedHtml(name: string | undefined, shown: string, part: ReactNode): string | undefined {
  const page = use(PageContext)
  const edition = use(LinkEdition)
  const render = use(PartRenderer)
  if (name === undefined) return undefined
  return render?.(
    `${name} ${edition} ${pageKey(page)} ${shown}`,
    <PageContext value={page}>
      <LinkEdition value={edition}>
        <AnonymousState edition={edition}>{part}</AnonymousState>
      </LinkEdition>
    </PageContext>,
  )
}

/** A page has some ten parts, and one context. */
const pageKeys = new WeakMap<PageContextValue, string>()

function pageKey(page: PageContextValue): string {
  const key = pageKeys.get(page) ?? JSON.stringify(page)
  pageKeys.set(page, key)
  return key
}
