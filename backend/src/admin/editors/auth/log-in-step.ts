import type { SetUp } from '../../../editors/second-factor/set-up'

/** What the log-in asks next. */
export type LogInStep =
  | { ask: 'password' }
  | { ask: 'code' }
  | { ask: 'set-up'; setUp: SetUp }
  /** the editor is logged in, and sees the recovery codes once */
  | { ask: 'nothing'; recoveryCodes: string[] }

/** The backend's error about a log-in, as the admin's client hands it on. */
interface LogInError {
  message?: string
  details?: { code?: string; setUp?: SetUp }
}

/** The step that an error of the log-in leads to; undefined when it is only an error. */
export function stepAfter({ details }: LogInError): LogInStep | undefined {
  if (details?.code === 'second-factor-required') return { ask: 'code' }
  if (details?.code === 'second-factor-set-up' && details.setUp) return { ask: 'set-up', setUp: details.setUp }
  return undefined
}
