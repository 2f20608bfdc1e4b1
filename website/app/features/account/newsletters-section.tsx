import { href } from '@gevel/contract/hrefs'
import type { NewsletterList, NewsletterRhythms } from '@gevel/contract/newsletter'
import { newsletterWording, newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import { Field } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { ListChoices } from '../newsletter/list-choices.tsx'
import { choiceForm } from '../newsletter/newsletter-forms.ts'
import { OwnForm } from './account-view.tsx'
import { Section } from './section.tsx'

const ID = 'nieuwsbrieven'

interface NewslettersSectionProps {
  lists: readonly NewsletterList[]
  rhythms: NewsletterRhythms | undefined
}

/** The newsletters of the address of the account. */
export function NewslettersSection({ lists, rhythms }: NewslettersSectionProps) {
  return (
    <Section id={ID} title="Nieuwsbrieven">
      <OwnForm
        part={ID}
        schema={choiceForm}
        values={{ lists: [...lists], wordingVersion: String(newsletterWordingVersion) }}
        className="form form--lists"
      >
        <ListChoices rhythms={rhythms} />
        <Field name="wordingVersion" />
        <div className="btn-row">
          <Submit>Bewaar nieuwsbrieven</Submit>
          <Link className="link" href={href('/nieuwsbrief')}>
            Lees eerdere nummers
          </Link>
        </div>
        <p className="hint">{newsletterWording('account')}</p>
      </OwnForm>
    </Section>
  )
}
