import type { Edition } from '@gevel/contract/editions'
import { homeHref, href } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { Link } from '../ui/links/link.tsx'
import { SiteLink } from '../ui/links/site-link.tsx'
import { usePageContext } from '../ui/page/page-context.tsx'
import { Brand } from './header/brand.tsx'

/** Information about the publisher, and a site map. */
export function Footer({ site, edition }: { site: Site; edition: Edition }) {
  const { name, address } = site.publisher
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__grid">
          <div className="foot__about">
            <Brand name={site.editions[edition].name} href={homeHref(edition)} />
            <p>{site.about}</p>
          </div>
          {site.footer.map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <LinkList items={items} />
            </div>
          ))}
          <div>
            <h2>Uitgever</h2>
            <address className="not-italic leading-relaxed">
              {name}
              <br />
              {address.street}
              <br />
              {address.postcode} {address.city}
            </address>
            <LinkList items={site.social} />
          </div>
        </div>
        <div className="foot__legal">
          <span>
            © {usePageContext().now.slice(0, 4)} {name}
          </span>
          {site.legal.map(({ label, href: target }) => (
            <SiteLink key={target} href={target}>
              {label}
            </SiteLink>
          ))}
          <Link href={href('/meldingen')}>Meldingen</Link>
          <Link href={href('/cookie-instellingen')}>Cookie-instellingen</Link>
          <Link href={href('/offline')}>App en offline lezen</Link>
        </div>
      </div>
    </footer>
  )
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
