import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'

interface Wrapper {
  tag: 'figure' | 'div'
  className: string
}

/**
 * A static part of a page with lazy scripts. Where the server has rendered it, React leaves it unchanged and the file
 * is never loaded; it is after a client navigation, or when something else is to be shown in its place.
 * @param load the part, without the element around it
 */
export function staticPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wrapper: Wrapper,
): ComponentType<P> {
  const part = lazy(async () => ({ default: await load() }))
  // as a string, because reloaded loaders return equal data in other objects
  return (props) =>
    createElement(StaticPart, { wrapper, shown: JSON.stringify(props), part: createElement(part, props) })
}

interface StaticPartProps {
  wrapper: Wrapper
  /** identifies what the part shows */
  shown: string
  part: ReactNode
}

function StaticPart({ wrapper: { tag: Tag, className }, shown, part }: StaticPartProps) {
  const isHydrating = useIsHydrating()
  const [fromServer] = useState('document' in globalThis && isHydrating ? shown : undefined)
  if (fromServer === shown) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; React preserves the HTML of the server
    return <Tag key="server" className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  }
  return (
    <Tag key="part" className={className}>
      <Suspense>{part}</Suspense>
    </Tag>
  )
}

const NOTHING = { __html: '' }
