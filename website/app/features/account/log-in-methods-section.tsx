import { Field } from '../../forms/field.tsx'
import type { LogInMethod } from './account.server.ts'
import { linkForm, unlinkForm } from './account-forms.ts'
import { OwnForm, useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

/** The linked and available providers; the last way to log in cannot be removed. */
export function LogInMethodsSection({ ways }: { ways: readonly LogInMethod[] }) {
  const { account } = useAccountView()
  const canUnlink = account.hasPassword || ways.filter(({ isLinked }) => isLinked).length > 1
  return (
    <Section id="inlogmethoden" title="Inlogmethoden">
      <p>Log ook in met een account dat u elders hebt.</p>
      <ul className="rows">
        {ways.map((method) => (
          <li key={method.name}>
            <span>
              <strong>{method.label}</strong>
              <small>{method.isLinked ? 'Gekoppeld' : 'Niet gekoppeld'}</small>
            </span>
            {(canUnlink || !method.isLinked) && <LogInMethodForm way={method} />}
          </li>
        ))}
      </ul>
      {!canUnlink && <p>Dit is uw enige manier om in te loggen. Met een wachtwoord erbij kunt u hem ontkoppelen.</p>}
    </Section>
  )
}

/** The button that links or unlinks a provider. */
function LogInMethodForm({ way: { name, label, isLinked } }: { way: LogInMethod }) {
  const verb = isLinked ? 'Ontkoppelen' : 'Koppelen'
  return (
    <OwnForm
      part="inlogmethoden"
      // after linking it is another form
      key={verb}
      schema={isLinked ? unlinkForm : linkForm}
      about={{ provider: name }}
      className="plain"
    >
      <Field name="provider" />
      <button className="btn btn--quiet" type="submit" aria-label={`${verb}: ${label}`}>
        {verb}
      </button>
    </OwnForm>
  )
}
