import type { Edition } from '@gevel/contract/editions'
import { homeHref, href } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { NewsletterStrip } from '../features/newsletter/newsletter-strip.tsx'
import { Link } from '../ui/links/link.tsx'
import { SiteLink } from '../ui/links/site-link.tsx'
import { usePageContext } from '../ui/page/page-context.tsx'
import { Brand } from './header/brand.tsx'

interface FooterProps extends Pick<Site, 'about' | 'publisher' | 'footer' | 'social' | 'legal'> {
  /** of the edition */
  name: string
  edition: Edition
  /** how often the newsletter of the edition comes */
  rhythm: string | undefined
}

/** Information about the publisher, and a site map: inside of the element `footer`. */
export function FooterContent({ name, edition, rhythm, about, publisher, footer, social, legal }: FooterProps) {
  const { address } = publisher
  return (
    <>
      <NewsletterStrip edition={edition} rhythm={rhythm} />
      <div className="wrap">
        <div className="foot__grid">
          <div className="foot__about">
            <Brand name={name} href={homeHref(edition)} />
            <p>{about}</p>
          </div>
          {withOwnRights(footer).map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <LinkList items={items} />
            </div>
          ))}
          <div>
            <h2>Uitgever</h2>
            <address className="not-italic leading-relaxed">
              {publisher.name}
              <br />
              {address.street}
              <br />
              {address.postcode} {address.city}
            </address>
            <LinkList items={social} />
          </div>
        </div>
        <div className="foot__legal">
          <span>
            © {usePageContext().now.slice(0, 4)} {publisher.name}
          </span>
          {legal.map(({ label, href: target }) => (
            <SiteLink key={target} href={target}>
              {label}
            </SiteLink>
          ))}
          <Link href={href('/meldingen')}>Meldingen</Link>
          <Link href={href('/cookie-instellingen')}>Cookie-instellingen</Link>
          <Link href={href('/offline')}>App en offline lezen</Link>
        </div>
      </div>
    </>
  )
}

/**
 * What a customer must find on every page, whatever links the editors chose: cancelling, and withdrawing (BW 6:230oa lid 1), each by itself.
 * They are in the last column, which usually is that of the service.
 */
const ownRights = [
  { label: 'Opzeggen', href: href('/opzeggen') },
  { label: 'Hier herroepen', href: href('/herroepen') },
]

function withOwnRights(columns: Site['footer']): Site['footer'] {
  const last = columns.at(-1) ?? { title: 'Service', items: [] }
  const others = last.items.filter((item) => ownRights.every((right) => right.href !== item.href))
  return [...columns.slice(0, -1), { ...last, items: [...others, ...ownRights] }]
}

function LinkList({ items }: { items: Site['legal'] }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
