import type { Session } from '@gevel/contract/account'
import { Field } from '../../forms/field.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { relativeDayInWords } from '../../ui/text/dates.ts'
import { endAllForm, endSessionForm } from './account-forms.ts'
import { OwnForm } from './account-view.tsx'
import { Section } from './section.tsx'

/** The sessions: this one, and folded the others, each with a log-out. */
export function DevicesSection({ sessions }: { sessions: readonly Session[] }) {
  const others = sessions.filter(({ current }) => !current)
  return (
    <Section id="apparaten" title="Apparaten">
      <Devices sessions={sessions.filter(({ current }) => current)} />
      {others.length > 0 && (
        <details className="fold">
          <summary>Andere apparaten ({others.length})</summary>
          <Devices sessions={others} />
        </details>
      )}
      <OwnForm part="apparaten" schema={endAllForm}>
        <p className="hint">Overal uitloggen geldt ook voor dit apparaat.</p>
        <div className="btn-row">
          <button className="btn btn--quiet" type="submit">
            Overal uitloggen
          </button>
        </div>
      </OwnForm>
    </Section>
  )
}

function Devices({ sessions }: { sessions: readonly Session[] }) {
  const { now } = usePageContext()
  return (
    <ul className="rows">
      {sessions.map((session) => (
        <li key={session.id}>
          <span>
            <strong>{deviceName(session)}</strong>
            <small>
              {session.current ? 'Nu actief' : `Gebruikt: ${relativeDayInWords(session.usedAt, now).toLowerCase()}`}
            </small>
          </span>
          {session.current ? (
            <span className="tag tag--ok">Dit apparaat</span>
          ) : (
            <OwnForm part="apparaten" schema={endSessionForm} about={{ id: session.id }} className="plain">
              <Field name="id" />
              <button className="btn btn--quiet" type="submit" aria-label={`Uitloggen: ${deviceName(session)}`}>
                Uitloggen
              </button>
            </OwnForm>
          )}
        </li>
      ))}
    </ul>
  )
}

function deviceName({ browser, system }: Session): string {
  if (browser && system) return `${browser} op ${system}`
  return browser ?? system ?? 'Onbekend apparaat'
}
