import type { MailPreferences } from '@gevel/contract/endpoints/newsletter-lists'
import type { NewsletterRhythms } from '@gevel/contract/newsletter'
import { newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { ListChoices } from './list-choices.tsx'
import { choiceForm } from './newsletter-forms.ts'

interface ChoiceSectionProps {
  consents: MailPreferences['consents']
  rhythms: NewsletterRhythms | undefined
  failure: FormFailure | undefined
}

/** The newsletters that an address gets, to change. */
export function ChoiceSection({ consents, rhythms, failure }: ChoiceSectionProps) {
  const lists = consents.map(({ list }) => list)
  return (
    <Form
      // what was ended elsewhere on the page is no longer chosen
      key={lists.join(' ')}
      schema={choiceForm}
      values={{ lists, wordingVersion: String(newsletterWordingVersion) }}
      failure={failure}
      className="form form--lists"
    >
      <ListChoices rhythms={rhythms} />
      <Field name="wordingVersion" />
      <div className="nl-go">
        <Submit>Bewaar voorkeuren</Submit>
      </div>
    </Form>
  )
}
