import type { Account } from '@gevel/contract/account'
import { Link } from 'react-router'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { linkForm, unlinkForm } from './account-forms.ts'
import type { LogInWay } from './log-in-ways.ts'
import { Section } from './section.tsx'

interface LogInWaysSectionProps {
  account: Account
  ways: readonly LogInWay[]
  failure: FormFailure | undefined
}

/** The other sites one logs in by, and could; the last way in stays. */
export function LogInWaysSection({ account, ways, failure }: LogInWaysSectionProps) {
  const canUnlink = account.hasPassword || ways.filter(({ isLinked }) => isLinked).length > 1
  return (
    <Section id="inlogmethoden" title="Inlogmethoden">
      <p>Log ook in met een account dat u elders hebt.</p>
      <ul className="rows">
        {ways.map((way) => (
          <li key={way.name}>
            <span>
              <strong>{way.label}</strong>
              <small>{way.isLinked ? 'Gekoppeld' : 'Niet gekoppeld'}</small>
            </span>
            {(canUnlink || !way.isLinked) && <WayForm way={way} failure={failure} />}
          </li>
        ))}
      </ul>
      {!canUnlink && (
        <p>
          Zonder wachtwoord is dit uw enige manier om in te loggen.{' '}
          <Link className="link" to="/wachtwoord-vergeten">
            Kies een wachtwoord
          </Link>
        </p>
      )}
    </Section>
  )
}

/** The button that links a provider or lets it go. */
function WayForm({ way: { name, label, isLinked }, failure }: { way: LogInWay; failure: FormFailure | undefined }) {
  const verb = isLinked ? 'Ontkoppelen' : 'Koppelen'
  return (
    <Form
      // what was linked is another form
      key={verb}
      schema={isLinked ? unlinkForm : linkForm}
      values={{ provider: name }}
      failure={failure?.kept.provider === name ? failure : undefined}
      className="plain"
    >
      <Field name="provider" />
      <button className="btn btn--quiet" type="submit" aria-label={`${verb}: ${label}`}>
        {verb}
      </button>
    </Form>
  )
}
