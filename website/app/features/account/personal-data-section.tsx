import { href } from '@gevel/contract/hrefs'
import { Fields } from '../../forms/field.tsx'
import { AnyIcon } from '../../ui/more-icons.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { deletionForm, deletionOnlyForm, undoDeletionForm } from './account-forms.ts'
import { OwnForm, useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

/** Downloading the personal data, and deleting the account. */
export function PersonalDataSection() {
  const { account, failure } = useAccountView()
  const form = account.hasPassword ? deletionForm : deletionOnlyForm
  return (
    <Section id="gegevens" title="Uw gegevens">
      <div className="btn-row">
        <a className="btn btn--quiet" href={href('/account/gegevens.json')} download>
          <AnyIcon name="download" />
          Download al mijn gegevens
        </a>
      </div>
      {account.deletionAt ? (
        <OwnForm part="gegevens" schema={undoDeletionForm}>
          <p className="notice notice--err">
            <strong>Uw account wordt verwijderd</strong>
            Op {longDate(account.deletionAt)} is het weg, met alles wat u bewaard hebt. Tot dan kunt u zich bedenken.
          </p>
          <div className="btn-row">
            <button className="btn btn--quiet" type="submit">
              Behoud mijn account
            </button>
          </div>
        </OwnForm>
      ) : (
        <details className="fold" open={failure?.form === form.name}>
          <summary>Account verwijderen</summary>
          <OwnForm part="gegevens" schema={form}>
            <p>
              Daarna kunt u zich 14 dagen lang bedenken. Op andere apparaten wordt u meteen uitgelogd. Uw reacties zijn
              meteen niet meer te zien.
            </p>
            <Fields />
            <div className="btn-row">
              <button className="btn btn--danger" type="submit">
                Verwijder mijn account
              </button>
            </div>
          </OwnForm>
        </details>
      )}
    </Section>
  )
}
