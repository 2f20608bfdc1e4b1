import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'

interface Around {
  tag: 'figure'
  className: string
}

/**
 * A part of a page that is only looked at, and whose scripts are a file of their own. Where the server has drawn it, React leaves it as it
 * is and the file never comes; it does for a page that one walks to, or when something else is to be shown in the same place.
 * @param load the part, without the element around it
 */
export function stillPart<P extends object>(load: () => Promise<ComponentType<P>>, around: Around): ComponentType<P> {
  const part = lazy(async () => ({ default: await load() }))
  // as a text, because loaders that run again bring equal data in other objects
  return (props) => createElement(StillPart, { around, shown: JSON.stringify(props), part: createElement(part, props) })
}

interface StillPartProps {
  around: Around
  /** tells one thing that the part shows from another */
  shown: string
  part: ReactNode
}

function StillPart({ around: { tag: Tag, className }, shown, part }: StillPartProps) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, isNever, isAlways)
  const [fromServer] = useState('document' in globalThis && isHydrating ? shown : undefined)
  if (fromServer === shown) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing; React keeps what the server drew
    return <Tag key="server" className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  }
  return (
    <Tag key="part" className={className}>
      <Suspense>{part}</Suspense>
    </Tag>
  )
}

const NOTHING = { __html: '' }
const subscribeToNothing = () => () => undefined
const isNever = () => false
const isAlways = () => true
