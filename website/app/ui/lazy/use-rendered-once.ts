import type { ReactNode } from 'react'
import { useRenderedHtml } from './use-rendered-html.tsx'

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * The content of an element, as props, that the server renders once for equal data, as it does a static part; in the browser it is hydrated
 * as any other. It has no `useId`, and uses no context but the page's and that of links. The last hook of its component.
 * @param name unique among all of these
 * @param of all that the content depends on, besides the page's context
 */
export const useRenderedOnce: (name: string, of: unknown, content: ReactNode) => Content = import.meta.env.SSR
  ? useOnServer
  : (_name, _of, children) => ({ children })

function useOnServer(name: string, of: unknown, content: ReactNode): Content {
  const html = useRenderedHtml(name, JSON.stringify(of), content)
  return html === undefined ? { children: content } : { dangerouslySetInnerHTML: { __html: html } }
}
