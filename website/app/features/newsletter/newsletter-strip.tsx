import type { Edition } from '@gevel/contract/editions'
import { capitalised } from '@gevel/contract/figure-text'
import { SmallSignUp } from './small-sign-up.tsx'

const WORDS: Readonly<Record<Edition, { title: string; about: string }>> = {
  general: {
    title: 'het vaknieuws',
    about: 'De nieuwsbrief van Gevel: winkels, merken en cijfers in vijf minuten.',
  },
  pro: {
    title: 'de markt van de groothandel',
    about: 'De nieuwsbrief van Gevel Pro: prijzen, vergunningen en overnames in vijf minuten.',
  },
}

interface NewsletterStripProps {
  edition: Edition
  /** how often it comes */
  rhythm: string | undefined
}

/** Asks for the newsletter of an edition, above the footer of pages to read: a plain form, since pages are cached and have no script for it. */
export function NewsletterStrip({ edition, rhythm = '' }: NewsletterStripProps) {
  const { title, about } = WORDS[edition]
  return (
    <section className="nl" aria-labelledby="nl-title">
      <div className="wrap">
        <div>
          <h2 id="nl-title">
            {rhythm.startsWith('Elke')
              ? `${rhythm.replace(' uur', '\u00a0uur')} ${title}`
              : `${capitalised(title)} in uw mail`}
          </h2>
          <p>{about}</p>
        </div>
        <SmallSignUp edition={edition} place="strip" />
      </div>
    </section>
  )
}
