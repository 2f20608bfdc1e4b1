import { z } from 'zod'
import {
  doorDeviceSchema,
  doorEventSchema,
  doorListSchema,
  doorPageSchema,
  openedTicketSchema,
  scanSchema,
  startDeviceInput,
  syncInput,
  syncSchema,
  undoInput,
} from '../check-in.ts'
import { endpoint } from '../endpoint.ts'
import { single } from '../envelope.ts'
import { noContent, noInput } from '../no-content.ts'

const path = '/account/door-devices/:id' as const

/** Check-in at the doors of events, for its staff; the response to anybody else is 404, and 410 on a device that was revoked. */
export const checkInEndpoints = {
  /** the events that one may check in for: those to come, and of the last days */
  events: endpoint('GET', '/account/door-events', noInput, z.object({ data: z.array(doorEventSchema) })),
  start: endpoint('POST', '/account/door-devices', startDeviceInput, single(doorDeviceSchema)),
  /** `q` searches by name and company; `scan` is the nonce of a scan */
  page: endpoint(
    'GET',
    path,
    z.object({ q: z.string().max(100).optional(), scan: z.string().max(40).optional() }),
    single(doorPageSchema),
  ),
  list: endpoint('GET', `${path}/list`, noInput, single(doorListSchema)),
  sync: endpoint('POST', `${path}/scans`, syncInput, single(syncSchema)),
  undo: endpoint('POST', `${path}/undo`, undoInput, single(scanSchema)),
  /** the ticket of a signed code, without a log-in; 404 for any other. A POST, because a code must not be in an address of the backend */
  openTicket: endpoint(
    'POST',
    '/public/ticket-codes',
    z.object({ code: z.string().max(500) }),
    single(openedTicketSchema),
  ),
  leave: endpoint('DELETE', path, noInput, noContent),
}
