import { z } from 'zod'
import { alertWordings } from '../alert-wordings.ts'
import { endpoint, publicFormEndpoint } from '../endpoint.ts'
import { noContent, noInput } from '../no-content.ts'
import { codeField, emailField } from '../person-fields.ts'
import { alertRhythmSchema, alertSchema, alertSearchSchema } from '../vacancy-alerts.ts'

const code = z.object({ code: codeField })
const alerts = z.object({ data: z.array(alertSchema) })

/** New vacancies of a search by mail. Links of mails have a code, and need no log-in. */
export const vacancyAlertEndpoints = {
  /** `confirm` when the address has to be confirmed first, with the link that is mailed to it */
  ask: publicFormEndpoint(
    '/public/vacancy-alerts',
    z.object({
      email: emailField,
      rhythm: alertRhythmSchema,
      search: alertSearchSchema,
      /** of the text that the form had */
      wordingVersion: z
        .int()
        .refine((version) => version in alertWordings, 'Herlaad de pagina en verstuur het formulier opnieuw.'),
    }),
    z.object({ confirm: z.boolean() }),
  ),
  /** the alert of a link to confirm it, which changes nothing; null when there is none any more */
  showAsked: endpoint('GET', '/public/vacancy-alerts/confirmation', code, z.object({ alert: alertSchema.nullable() })),
  /** idempotent */
  confirm: endpoint('POST', '/public/vacancy-alerts/confirmation', code, z.object({ alert: alertSchema })),
  /** all alerts of the address of a link to unsubscribe, which changes nothing */
  showByLink: endpoint('GET', '/public/vacancy-alerts/by-link', code, alerts),
  /** ends one of them, or all; idempotent. @returns those that are left */
  endByLink: endpoint(
    'POST',
    '/public/vacancy-alerts/by-link/end',
    code.extend({ id: z.int().positive().nullable(), oneClick: z.boolean() }),
    alerts,
  ),
  /** @returns all of them */
  changeByLink: endpoint(
    'POST',
    '/public/vacancy-alerts/by-link/rhythm',
    code.extend({ id: z.int().positive(), rhythm: alertRhythmSchema }),
    alerts,
  ),
  /** those of the address of the account */
  list: endpoint('GET', '/account/vacancy-alerts', noInput, alerts),
  change: endpoint('PUT', '/account/vacancy-alerts/:id', z.object({ rhythm: alertRhythmSchema }), noContent),
  end: endpoint('DELETE', '/account/vacancy-alerts/:id', noInput, noContent),
}
