import type { Edition } from '@gevel/contract/editions'
import { Lintel } from '../../ui/lintel.tsx'
import { SmallSignUp } from './small-sign-up.tsx'

/** Below an article: the newsletter of its edition. */
export function NewsletterAfterArticle({ edition }: { edition: Edition }) {
  return (
    <section className="section" aria-labelledby="nieuwsbrief">
      <Lintel id="nieuwsbrief" title={edition === 'pro' ? 'De markt per mail' : 'Dit nieuws per mail'} />
      <SmallSignUp edition={edition} place="article" />
    </section>
  )
}
