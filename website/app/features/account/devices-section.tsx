import type { Session } from '@gevel/contract/account'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { relativeDay } from '../../ui/dates.ts'
import { usePageContext } from '../../ui/page-context.tsx'
import { endAllForm, endSessionForm } from './account-forms.ts'
import { Section } from './section.tsx'

interface DevicesSectionProps {
  sessions: readonly Session[]
  failure: FormFailure | undefined
}

/** Where one is logged in, and a way out of each. */
export function DevicesSection({ sessions, failure }: DevicesSectionProps) {
  const { now } = usePageContext()
  return (
    <Section id="apparaten" title="Apparaten">
      <ul className="rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{deviceName(session)}</strong>
              <small>
                {session.current ? 'Nu actief' : `Gebruikt: ${relativeDay(session.usedAt, now).toLowerCase()}`}
              </small>
            </span>
            {session.current ? (
              <span className="tag tag--ok">Dit apparaat</span>
            ) : (
              <Form schema={endSessionForm} values={{ id: session.id }} className="plain">
                <Field name="id" />
                <button className="btn btn--quiet" type="submit" aria-label={`Uitloggen: ${deviceName(session)}`}>
                  Uitloggen
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form schema={endAllForm} failure={failure}>
        <div className="btn-row">
          <button className="btn btn--quiet" type="submit">
            Overal uitloggen
          </button>
        </div>
      </Form>
    </Section>
  )
}

function deviceName({ browser, system }: Session): string {
  if (browser && system) return `${browser} op ${system}`
  return browser ?? system ?? 'Onbekend apparaat'
}
