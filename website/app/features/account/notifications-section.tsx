import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import { Link } from '../../ui/links/link.tsx'
import { useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

/** The way to the notifications, which are a matter of the device. */
export function NotificationsSection() {
  const { edition } = useAccountView().account
  return (
    <Section id="meldingen" title="Meldingen">
      <p>Krijg op dit apparaat een bericht bij belangrijk nieuws, of bij elk nieuw artikel over wat u volgt.</p>
      <p>
        <Link className="btn btn--quiet" href={withinEdition(href('/meldingen'), edition)}>
          Meldingen instellen
        </Link>
      </p>
    </Section>
  )
}
