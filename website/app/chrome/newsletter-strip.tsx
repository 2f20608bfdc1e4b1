import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import { newsletterWording, newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import { DECOY } from '../bot-check/bot-check-data.ts'

const WORDS: Readonly<Record<Edition, { title: string; about: string }>> = {
  general: {
    title: 'Elke ochtend om zeven uur het vaknieuws',
    about: 'De nieuwsbrief van Gevel: winkels, merken en cijfers in vijf minuten.',
  },
  pro: {
    title: 'Elke ochtend om zeven uur de markt van de groothandel',
    about: 'De nieuwsbrief van Gevel Pro: prijzen, vergunningen en overnames in vijf minuten.',
  },
}

/** Asks for the newsletter of an edition, above the footer of every page: a plain form, since pages are cached and have no script for it. */
export function NewsletterStrip({ edition }: { edition: Edition }) {
  const { title, about } = WORDS[edition]
  return (
    <section className="nl" aria-labelledby="nl-title">
      <div className="wrap">
        <div>
          <h2 id="nl-title">{title}</h2>
          <p>{about}</p>
        </div>
        <form method="post" action={edition === 'pro' ? `${href('/nieuwsbrief')}?pro` : href('/nieuwsbrief')}>
          <input type="hidden" name="_form" value="nieuwsbrief" />
          <input type="hidden" name="place" value="strip" />
          <input type="hidden" name="lists" value={edition} />
          <input type="hidden" name="wordingVersion" value={newsletterWordingVersion} />
          <input type="text" name={DECOY} autoComplete="off" hidden />
          <label htmlFor="nl-email">E-mailadres</label>
          <div className="nl__row">
            <input
              className="input"
              id="nl-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <button className="btn" type="submit">
              Aanmelden
            </button>
          </div>
          <small>{newsletterWording('strip')}</small>
        </form>
      </div>
    </section>
  )
}
