import createError from 'http-errors'
import { markUnrecorded } from '../../../content/audit-log/audit-requests'
import type { SetUp } from './set-up'

const catalogue = {
  'second-factor-required': [403, 'Vul de code uit uw app in.'],
  'second-factor-set-up': [403, 'Uw rol vraagt om inloggen met een code. Stel dat eerst in.'],
  'wrong-second-factor': [400, 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in uw app.'],
  'second-factor-not-pending': [400, 'Begin opnieuw: hier is geen sleutel om te bevestigen.'],
  'second-factor-off': [400, 'Inloggen met een code staat niet aan.'],
  'second-factor-on': [400, 'Inloggen met een code staat al aan.'],
  'second-factor-needed': [400, 'Uw rol vraagt om inloggen met een code: dat kan niet uit.'],
} as const

/** An error in Strapi's envelope with its code in `details.code`, which the admin's screens act on. */
export function secondFactorError(code: keyof typeof catalogue, details: { setUp?: SetUp } = {}): Error {
  const [status, sentence] = catalogue[code]
  const error = createError(status, sentence, { name: 'SecondFactorError', details: { code, ...details } })
  return isQuestion(error) ? markUnrecorded(error) : error
}

/** Whether an error only requests the next step of a log-in. */
export function isQuestion(error: unknown): boolean {
  const code: unknown = Object(Object(error).details).code
  return code === 'second-factor-required' || code === 'second-factor-set-up'
}
