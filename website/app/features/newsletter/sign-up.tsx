import { href } from '@gevel/contract/hrefs'
import type { NewsletterRhythms } from '@gevel/contract/newsletter'
import { newsletterWording, newsletterWordingVersion } from '@gevel/contract/newsletter-wordings'
import type { BotCheckData } from '../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../bot-check/form/bot-check.tsx'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { ListChoices } from './list-choices.tsx'
import { signUpForm } from './newsletter-forms.ts'

interface SignUpProps {
  /** of the logged-in reader */
  email: string | null
  rhythms: NewsletterRhythms | undefined
  botCheck: BotCheckData
  failure: FormFailure | undefined
}

/** The form that asks for newsletters. */
export function SignUp({ email, rhythms, botCheck, failure }: SignUpProps) {
  const values = { wordingVersion: String(newsletterWordingVersion), ...(email !== null && { email }) }
  return (
    <Form schema={signUpForm} values={values} failure={failure} className="form form--lists">
      <ListChoices rhythms={rhythms} />
      <div className="nl-address">
        <Field name="email" />
        <Submit>Meld mij aan</Submit>
        <p className="hint">
          {newsletterWording('page')}{' '}
          <Link className="link" href={href('/privacy')}>
            Privacy
          </Link>
        </p>
      </div>
      {/* not of the values: after a mistake in a small form this one is sent in its place */}
      <input type="hidden" name="place" value="page" />
      <Field name="wordingVersion" />
      <BotCheck data={botCheck} />
    </Form>
  )
}
