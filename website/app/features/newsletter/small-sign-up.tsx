import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import type { NewsletterPlace } from '@gevel/contract/newsletter-lists'
import { newsletterWording, newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import { DECOY } from '../../bot-check/bot-check-data.ts'

interface SmallSignUpProps {
  /** whose newsletter it asks for */
  edition: Edition
  place: Extract<NewsletterPlace, 'strip' | 'article'>
}

/**
 * Asks for the newsletter of an edition, on pages that are cached: a plain form, whose answer is the page of the newsletters. It has
 * the field of the bot check that people do not see, and no time of its own.
 */
export function SmallSignUp({ edition, place }: SmallSignUpProps) {
  const id = `nl-${place}`
  return (
    <form method="post" action={edition === 'pro' ? `${href('/nieuwsbrief')}?pro` : href('/nieuwsbrief')}>
      <input type="hidden" name="_form" value="nieuwsbrief" />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="lists" value={edition} />
      <input type="hidden" name="wordingVersion" value={newsletterWordingVersion} />
      <input type="text" name={DECOY} autoComplete="off" hidden />
      <label htmlFor={id}>E-mail voor de nieuwsbrief</label>
      <div className="nl__row">
        <input className="input" id={id} name="email" type="email" autoComplete="email" maxLength={254} required />
        <button className="btn btn--quiet" type="submit">
          Schrijf mij in
        </button>
      </div>
      <small>{newsletterWording(place)}</small>
    </form>
  )
}
