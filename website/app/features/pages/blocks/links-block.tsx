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
          <li key={label} className={`story ${span}${at > 0 ? ' joint' : ''}`}>
            {icon && <LinkIcon icon={icon} />}
            <LinkText href={href} label={label} text={text} Heading={Heading} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LinkTextProps extends Pick<FilledBlockOf<'blocks.links'>['items'][number], 'href' | 'label' | 'text'> {
  Heading: 'h2' | 'h3'
}

/** A link with its description. That of an address names it, for who has no mail program, and its mail has the label as its subject. */
function LinkText({ href, label, text, Heading }: LinkTextProps) {
  const [, address, query] = /^mailto:([^?]+)(\?.*)?$/.exec(href) ?? []
  return (
    <>
      <Heading>{address ? label : <SiteLink href={href}>{label}</SiteLink>}</Heading>
      {text && <p>{text}</p>}
      {address && (
        <p>
          <a className="link" href={query ? href : `${href}?subject=${encodeURIComponent(label)}`}>
            Mail {address}
            <span className="vh"> over {label}</span>
          </a>
        </p>
      )}
    </>
  )
}
