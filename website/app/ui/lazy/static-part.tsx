import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'

interface Wrapper<P> {
  tag: 'figure' | 'div' | 'header' | 'aside' | 'span'
  className: string | ((props: P) => string)
  /** its `aria-label` */
  label?: string
}

/**
 * A static part of a page with lazy scripts. Where the server has rendered it, React leaves it unchanged and the file
 * is never loaded; it is after a client navigation, or when something else is to be shown in its place. A navigation
 * is a transition, which waits for the file: without a `Suspense` around it the part never appears later than the rest.
 * @param load the part, without the element around it
 */
export function staticPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { tag, className, label }: Wrapper<P>,
): ComponentType<P> {
  const part = lazy(async () => ({ default: await load() }))
  return (props) =>
    createElement(StaticPart, {
      tag,
      className: typeof className === 'string' ? className : className(props),
      label,
      // as a string, because reloaded loaders return equal data in other objects
      shown: 'document' in globalThis ? JSON.stringify(props) : '',
      part: createElement(part, props),
    })
}

interface StaticPartProps {
  tag: Wrapper<object>['tag']
  className: string
  label: string | undefined
  /** identifies what the part shows */
  shown: string
  part: ReactNode
}

function StaticPart({ tag: Tag, className, label, shown, part }: StaticPartProps) {
  const isHydrating = useIsHydrating()
  const [fromServer, setFromServer] = useState('document' in globalThis && isHydrating ? shown : undefined)
  // the HTML of the server is gone then, also when the same is to be shown again
  if (fromServer !== undefined && fromServer !== shown) setFromServer(undefined)
  const attributes = { className, 'aria-label': label }
  if (fromServer === shown) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; React preserves the HTML of the server
    return <Tag key="server" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  }
  return (
    <Tag key="part" {...attributes}>
      {part}
    </Tag>
  )
}

const NOTHING = { __html: '' }
