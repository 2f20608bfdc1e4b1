import type { Account } from '@gevel/contract/account'
import { Link } from 'react-router'
import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { passwordForm } from './account-forms.ts'
import { Section } from './section.tsx'

export function PasswordSection({ account, failure }: { account: Account; failure: FormFailure | undefined }) {
  return (
    <Section id="wachtwoord" title="Wachtwoord">
      {account.hasPassword ? (
        <Form schema={passwordForm} failure={failure}>
          <Fields />
          <div className="btn-row">
            <Submit>Wachtwoord wijzigen</Submit>
          </div>
        </Form>
      ) : (
        <p>
          U logt in via een andere dienst en hebt hier geen wachtwoord.{' '}
          <Link className="link" to="/wachtwoord-vergeten">
            Kies een wachtwoord
          </Link>
        </p>
      )}
    </Section>
  )
}
