import { href } from '@gevel/contract/hrefs'
import { Fields } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { passwordForm } from './account-forms.ts'
import { OwnForm, useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

export function PasswordSection() {
  const { account } = useAccountView()
  return (
    <Section id="wachtwoord" title="Wachtwoord">
      {account.hasPassword ? (
        <OwnForm part="wachtwoord" schema={passwordForm}>
          <Fields />
          <div className="btn-row">
            <Submit>Wachtwoord wijzigen</Submit>
          </div>
        </OwnForm>
      ) : (
        <p>
          U logt in via een andere dienst en hebt hier geen wachtwoord.{' '}
          <Link className="link" href={href('/wachtwoord-vergeten')}>
            Kies een wachtwoord
          </Link>
        </p>
      )}
    </Section>
  )
}
