import { type PartElementProps, ServerPart } from './server-part.tsx'

interface RenderedOnceProps extends Omit<PartElementProps, 'shown' | 'name'> {
  /** unique among all of these */
  name: string
  /** all that its content depends on, besides the page's context */
  of: unknown
}

/**
 * An element that the server renders once for equal data, as it does a static part; in the browser its content is hydrated as any other. The
 * content has no `useId`, and uses no context but the page's, that of links, and what it provides itself.
 */
export const RenderedOnce = import.meta.env.SSR ? OnServer : InBrowser

function OnServer({ of, ...props }: RenderedOnceProps) {
  return <ServerPart {...props} shown={JSON.stringify(of)} />
}

function InBrowser({ tag: Tag, attributes, part }: RenderedOnceProps) {
  return <Tag {...attributes}>{part}</Tag>
}
