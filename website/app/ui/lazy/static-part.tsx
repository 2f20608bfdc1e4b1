import { type ComponentType, createElement, lazy } from 'react'
import { BrowserPart } from './browser-part.tsx'
import type { PartData } from './part-data.ts'
import { type PartAttributes, type PartElementProps, ServerPart } from './server-part.tsx'

type Tag = PartElementProps['tag']

interface Wrapper<P> {
  tag: Tag
  className: string | ((props: P) => string)
  /** its `aria-label` */
  label?: string
  /** see `PartElementProps` */
  isCached?: boolean
}

/** The element around a static part, with its content; on the server without a component of its own for React to render. */
const partElement = import.meta.env.SSR ? ServerPart : (props: PartElementProps) => createElement(BrowserPart, props)

/** Names each component for the cache of the server. */
let count = 0

/**
 * A static part of a page with lazy scripts. Where the server has rendered it, React leaves it unchanged and the file
 * is never loaded; it is after a client navigation, or when something else is to be shown in its place. A navigation
 * is a transition, which waits for the file: without a `Suspense` around it the part never appears later than the rest.
 * The server renders equal parts once, so they use no context but the page's, and nothing random.
 * @param load the part, without the element around it
 */
export function staticPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wrapper: Wrapper<P>,
): ComponentType<P> {
  const part = lazy(async () => ({ default: await load() }))
  const name = import.meta.env.SSR ? String(count++) : undefined
  const { tag, className, label, isCached } = wrapper
  return (props) =>
    partElement({
      tag,
      attributes: { className: typeof className === 'string' ? className : className(props), 'aria-label': label },
      ...(import.meta.env.SSR && { name }),
      // as a string, because reloaded loaders return equal data in other objects
      shown: JSON.stringify(props),
      part: createElement(part, props),
      isCached,
    })
}

interface DocumentPartProps<P> {
  of: PartData<P>
  className?: string
}

interface DocumentWrapper extends PartAttributes {
  tag: Tag
  /** the server renders it anew for each page, because it is different each time */
  isRandom?: boolean
}

/**
 * A static part with large data, which a document does not contain a second time for its scripts.
 * @param wrapper the element around it, with its ARIA attributes
 */
export function documentPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { tag, isRandom, ...own }: DocumentWrapper,
): ComponentType<DocumentPartProps<P>> {
  const part = lazy(async () => ({ default: await load() }))
  const name = import.meta.env.SSR && !isRandom ? String(count++) : undefined
  return ({ of: { id, data }, className }) =>
    partElement({
      tag,
      attributes: { ...own, className, 'data-part': id },
      ...(import.meta.env.SSR && { name }),
      shown: id,
      part: data ? createElement(part, data) : null,
    })
}
