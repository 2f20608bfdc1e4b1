import { z } from 'zod'
import {
  applicationStatusSchema,
  linkedApplicationSchema,
  receivedApplicationSchema,
  sentApplicationSchema,
} from '../applications.ts'
import { cvFiles } from '../cv-files.ts'
import { draftReferenceSchema } from '../drafts.ts'
import { endpoint, publicFormEndpoint } from '../endpoint.ts'
import { maxLength } from '../field-lengths.ts'
import { messageField } from '../message-field.ts'
import { noContent, noInput } from '../no-content.ts'
import { codeField, emailField, nameField } from '../person-fields.ts'
import { requiredText } from '../required-text.ts'
import { draftFileEndpoint } from './drafts.ts'

const ofLink = z.object({ code: codeField })

/** Applications for vacancies, by anybody; a reader who is logged in sends them with the bearer token. */
export const applicationEndpoints = {
  /** the CV, which the draft keeps while other fields are corrected */
  storeCv: draftFileEndpoint('/public/applications/:id/cv', cvFiles),
  /**
   * sends the draft of an application with its CV; `id` is that of the vacancy. A repeat changes nothing.
   */
  apply: publicFormEndpoint(
    '/public/vacancies/:id/applications',
    z.object({
      draft: draftReferenceSchema,
      name: nameField,
      email: emailField,
      phone: z
        .string()
        .trim()
        .max(30, 'Houd het bij hoogstens 30 tekens.')
        .regex(/^(?:\+?[\d\s().-]{6,})?$/, 'Vul een geldig telefoonnummer in.')
        .transform((phone) => phone || null),
      motivation: messageField(requiredText('Waarom deze baan'), maxLength.motivation),
      /** whether the employer may keep it for a year */
      keep: z.boolean(),
    }),
    z.object({ isSent: z.literal(true) }),
  ),
  /** by the link in the mail to who applied */
  showSent: endpoint('GET', '/public/applications/sent', ofLink, sentApplicationSchema),
  /** takes the consent to keep it for a year back; a repeat changes nothing */
  withdrawConsent: endpoint('POST', '/public/applications/sent/consent/withdraw', ofLink, sentApplicationSchema),
  /** removes it, with its CV; a repeat changes nothing */
  withdraw: endpoint('POST', '/public/applications/sent/withdraw', ofLink, noContent),
  /** the applications for a vacancy of an employer that the account acts for; 404 for any other */
  listReceived: endpoint(
    'GET',
    '/account/vacancies/:id/applications',
    noInput,
    z.object({ data: z.array(receivedApplicationSchema) }),
  ),
  setStatus: endpoint(
    'PUT',
    '/account/vacancies/:id/applications/:application/status',
    z.object({ status: applicationStatusSchema }),
    noContent,
  ),
  /** a repeat with the same key is the same note */
  addNote: endpoint(
    'POST',
    '/account/vacancies/:id/applications/:application/notes',
    z.object({ text: messageField(requiredText('Notitie')), idempotencyKey: z.uuid() }),
    noContent,
  ),
  /** by the link in the mail to an employer without an account */
  showReceived: endpoint('GET', '/public/applications/received', ofLink, linkedApplicationSchema),
}
