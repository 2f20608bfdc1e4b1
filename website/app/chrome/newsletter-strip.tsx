import type { Edition } from '@gevel/contract/editions'
import { SmallSignUp } from '../features/newsletter/small-sign-up.tsx'

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
        <SmallSignUp edition={edition} place="strip" />
      </div>
    </section>
  )
}
