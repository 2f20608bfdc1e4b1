import { useId } from 'react'
import { SiteLink } from '../../../ui/links/site-link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'

/** Links from a page, each with a description. */
export function LinksBlock({ block: { title, items } }: { block: FilledBlockOf<'blocks.links'> }) {
  const id = useId()
  const Heading = title ? 'h3' : 'h2'
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && <Lintel id={id} title={title} />}
      <ul className="columns">
        {items.map(({ label, href, text }, at) => (
          <li key={href} className={`story md:col-span-6 lg:col-span-4${at > 0 ? ' joint' : ''}`}>
            <Heading>
              <SiteLink href={href}>{label}</SiteLink>
            </Heading>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
