import { useId } from 'react'
import { columnsFor } from '../../../ui/columns-for.ts'
import { SiteLink } from '../../../ui/links/site-link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'
import { LinkIcon } from './icons/link-icon.tsx'

/** The width of a link on a wide screen, by the number of them in a row. */
const WIDE = { 2: '', 3: 'lg:col-span-4', 4: 'lg:col-span-3' } as const

/** Links from a page, each with a description. */
export function LinksBlock({ block: { title, items } }: { block: FilledBlockOf<'blocks.links'> }) {
  const id = useId()
  const wide = WIDE[columnsFor([items.length], [3, 4, 2])]
  const span = items.length === 3 ? 'md:col-span-4' : `md:col-span-6 md:max-lg:last:odd:col-span-12 ${wide}`
  const Heading = title ? 'h3' : 'h2'
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && <Lintel id={id} title={title} />}
      <ul className="columns">
        {items.map(({ label, href, text, icon }, at) => (
          <li key={href} className={`story ${span}${at > 0 ? ' joint' : ''}`}>
            {icon && <LinkIcon icon={icon} />}
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
