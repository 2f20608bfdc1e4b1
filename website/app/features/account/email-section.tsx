import type { Account, AccountOverview } from '@gevel/contract/account'
import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { emailForm, emailOnlyForm, keepEmailForm } from './account-forms.ts'
import { Section } from './section.tsx'

interface EmailSectionProps {
  account: Account
  change: AccountOverview['emailChange']
  failure: FormFailure | undefined
}

/** The address one logs in with; a change of it is confirmed on both the old one and the new. */
export function EmailSection({ account, change, failure }: EmailSectionProps) {
  return (
    <Section id="e-mailadres" title="E-mailadres">
      {change ? (
        <Form schema={keepEmailForm} failure={failure}>
          <p>
            U wijzigt uw adres van <strong>{account.email}</strong> in <strong>{change.email}</strong>.{' '}
            {waitingFor(change)}
          </p>
          <div className="btn-row">
            <button className="btn btn--quiet" type="submit">
              Houd het oude adres
            </button>
          </div>
        </Form>
      ) : (
        <Form schema={account.hasPassword ? emailForm : emailOnlyForm} failure={failure}>
          <p>
            U logt in met <strong>{account.email}</strong>. Een wijziging bevestigt u op het oude en het nieuwe adres.
          </p>
          <Fields />
          <div className="btn-row">
            <Submit>Adres wijzigen</Submit>
          </div>
        </Form>
      )}
    </Section>
  )
}

function waitingFor({ oldConfirmed, newConfirmed }: NonNullable<AccountOverview['emailChange']>): string {
  if (oldConfirmed) return 'Bevestig het nog met de link in de mail op het nieuwe adres.'
  if (newConfirmed) return 'Bevestig het nog met de link in de mail op het oude adres.'
  return 'Bevestig het met de links in de mails op beide adressen.'
}
