import type { SetUp } from '../../../features/editors/second-factor/set-up'

/** The next step of the log-in. */
export type LogInStep =
  | { ask: 'password' }
  | { ask: 'code' }
  | { ask: 'set-up'; setUp: SetUp }
  /** logged in; the recovery codes are shown once */
  | { ask: 'nothing'; recoveryCodes: string[] }

/** The backend's error about a log-in, as the admin's client passes it on. */
interface LogInError {
  message?: string
  details?: { code?: string; setUp?: SetUp }
}

/** The step that an error of the log-in leads to; undefined when it is an ordinary error. */
export function stepAfter({ details }: LogInError): LogInStep | undefined {
  if (details?.code === 'second-factor-required') return { ask: 'code' }
  if (details?.code === 'second-factor-set-up' && details.setUp) return { ask: 'set-up', setUp: details.setUp }
  return undefined
}
