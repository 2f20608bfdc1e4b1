import { type ComponentType, createElement, lazy } from 'react'
import type { PartData } from './part-data.ts'
import { type PartAttributes, PartElement } from './part-element.tsx'

type Tag = Parameters<typeof PartElement>[0]['tag']

interface Wrapper<P> {
  tag: Tag
  className: string | ((props: P) => string)
  /** its `aria-label` */
  label?: string
  /** the server renders it anew for each page, because it is different each time */
  isRandom?: boolean
}

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
  { tag, className, label, isRandom = false }: Wrapper<P>,
): ComponentType<P> {
  const part = lazy(async () => ({ default: await load() }))
  const name = String(count++)
  return (props) =>
    createElement(PartElement, {
      tag,
      attributes: { className: typeof className === 'string' ? className : className(props), 'aria-label': label },
      name: isRandom ? null : name,
      // as a string, because reloaded loaders return equal data in other objects
      shown: JSON.stringify(props),
      part: createElement(part, props),
    })
}

/**
 * A part that the browser hydrates as any other, but that the server renders once for equal data, with the same HTML. It uses no context but
 * the page's, and no ids.
 */
export function reusedPart<P extends object>(
  part: ComponentType<P>,
  { tag, className }: { tag: Tag; className?: string },
): ComponentType<P> {
  const name = String(count++)
  return (props) => {
    const content = createElement(part, props)
    return import.meta.env.SSR
      ? createElement(PartElement, {
          tag,
          attributes: { className },
          name,
          shown: JSON.stringify(props),
          part: content,
        })
      : createElement(tag, { className }, content)
  }
}

interface DocumentPartProps<P> {
  of: PartData<P>
  className?: string
}

/**
 * As `staticPart`, for large data: a document does not contain them a second time for its scripts.
 * @param wrapper the element around it, with its ARIA attributes
 */
export function documentPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { tag, ...own }: { tag: Tag } & PartAttributes,
): ComponentType<DocumentPartProps<P>> {
  const part = lazy(async () => ({ default: await load() }))
  const name = String(count++)
  return ({ of: { id, data }, className }) =>
    createElement(PartElement, {
      tag,
      attributes: { ...own, className, 'data-part': id },
      name,
      shown: id,
      part: data ? createElement(part, data) : null,
    })
}
