import type { AccountOverview } from '@gevel/contract/account'
import { Fields } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { cancelEmailForm, emailForm, emailOnlyForm } from './account-forms.ts'
import { OwnForm, useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

/** The address of the account; a change of it is confirmed at both the old and the new one. */
export function EmailSection({ change }: { change: AccountOverview['emailChange'] }) {
  const { account } = useAccountView()
  return (
    <Section id="e-mailadres" title="E-mailadres">
      {change ? (
        <OwnForm part="e-mailadres" schema={cancelEmailForm}>
          <p>
            U wijzigt uw adres van <strong>{account.email}</strong> in <strong>{change.email}</strong>.{' '}
            {waitingFor(change)}
          </p>
          <div className="btn-row">
            <button className="btn btn--quiet" type="submit">
              Houd het oude adres
            </button>
          </div>
        </OwnForm>
      ) : (
        <OwnForm part="e-mailadres" schema={account.hasPassword ? emailForm : emailOnlyForm}>
          <p>
            U logt in met <strong>{account.email}</strong>. Een wijziging bevestigt u op het oude en het nieuwe adres.
          </p>
          <Fields />
          <div className="btn-row">
            <Submit>Adres wijzigen</Submit>
          </div>
        </OwnForm>
      )}
    </Section>
  )
}

function waitingFor({ oldConfirmed, newConfirmed }: NonNullable<AccountOverview['emailChange']>): string {
  if (oldConfirmed) return 'Bevestig het nog met de link in de mail op het nieuwe adres.'
  if (newConfirmed) return 'Bevestig het nog met de link in de mail op het oude adres.'
  return 'Bevestig het met de links in de mails op beide adressen.'
}
