import { draftSchema } from '@gevel/contract/drafts'
import {
  type AttendeeInput,
  type Registered,
  registeredSchema,
  registrationWizard,
} from '@gevel/contract/registrations'
import { hashOf } from '../../src/platform/secrets/secrets'
import type { ApiResponse } from './backend.ts'
import type { StoredEvent } from './event-sale.ts'
import { askAs, type Visit } from './visitor.ts'

export interface BegunDraft {
  id: string
  key: string
  version: string
}

/** Begins the draft of a registration, as the website does. */
export async function beginRegistration(visit: Visit = {}): Promise<BegunDraft> {
  const key = hashOf(crypto.randomUUID()).toString('base64url')
  const { body } = await askAs(visit, 'POST', '/public/drafts', { wizard: registrationWizard, key })
  const { id, version } = draftSchema.parse(body)
  return { id, key, version }
}

/** A unique address that mails can be read of. */
export function visitorEmail(): string {
  return `bezoeker-${crypto.randomUUID().slice(0, 12)}@proef.example`
}

type Attendee = Omit<AttendeeInput, 'company'> & { company?: string | null }

/** An attendee of the first type, with `fields` merged over it. */
export function attendee({ types }: StoredEvent, fields: Partial<Attendee> = {}): Attendee {
  return { typeId: types[0] ?? 0, name: 'Jo Kozijn', email: visitorEmail(), sessions: [], answers: [], ...fields }
}

interface Registration {
  attendees: Attendee[]
  order?: object
  totalCents?: number
  code?: string
}

/** Sends a registration, by default with a draft of its own. */
export async function sendRegistration(
  { id }: Pick<StoredEvent, 'id'>,
  { attendees, order, totalCents = 0, code }: Registration,
  visit: Visit = {},
  draft?: BegunDraft,
): Promise<ApiResponse> {
  const input = { eventId: id, attendees, order: order ?? null, totalCents, code: code ?? null }
  return askAs(visit, 'POST', '/public/event-registrations', {
    ...input,
    draft: draft ?? (await beginRegistration(visit)),
  })
}

/** Registers, and fails when that was rejected. */
export async function register(...sent: Parameters<typeof sendRegistration>): Promise<Registered> {
  return registeredSchema.parse((await sendRegistration(...sent)).body)
}

/** A company that pays after an invoice. */
export function companyOrder(email: string, fields: object = {}) {
  return {
    customer: {
      ...{ kind: 'company', name: 'Kozijn & Zn', contact: 'Jo Kozijn', email, kvk: '30123456', vatId: null },
    },
    address: { street: 'Dakgoot 2', postcode: '1011 AB', city: 'Amsterdam', country: 'NL' },
    payment: { method: 'invoice' },
    reference: null,
    ...fields,
  }
}
