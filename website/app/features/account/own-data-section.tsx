import type { Account } from '@gevel/contract/account'
import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { longDate } from '../../ui/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { deletionForm, deletionOnlyForm, stayForm } from './account-forms.ts'
import { Section } from './section.tsx'

interface OwnDataSectionProps {
  account: Account
  failure: FormFailure | undefined
}

/** Taking one's data along, and leaving. */
export function OwnDataSection({ account, failure }: OwnDataSectionProps) {
  const form = account.hasPassword ? deletionForm : deletionOnlyForm
  return (
    <Section id="gegevens" title="Uw gegevens">
      <div className="btn-row">
        <a className="btn btn--quiet" href="/account/gegevens.json" download>
          <Icon name="download" />
          Download al mijn gegevens
        </a>
      </div>
      {account.deletionAt ? (
        <Form schema={stayForm} failure={failure}>
          <p className="notice notice--err">
            <strong>Uw account wordt verwijderd</strong>
            Op {longDate(account.deletionAt)} is het weg, met alles wat u bewaard hebt. Tot dan kunt u zich bedenken.
          </p>
          <div className="btn-row">
            <button className="btn btn--quiet" type="submit">
              Behoud mijn account
            </button>
          </div>
        </Form>
      ) : (
        <details className="fold" open={failure?.form === form.name}>
          <summary>Account verwijderen</summary>
          <Form schema={form} failure={failure}>
            <p>Daarna kunt u zich 14 dagen lang bedenken. Op andere apparaten wordt u meteen uitgelogd.</p>
            <Fields />
            <div className="btn-row">
              <button className="btn btn--danger" type="submit">
                Verwijder mijn account
              </button>
            </div>
          </Form>
        </details>
      )}
    </Section>
  )
}
