import type { Context } from 'koa'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { inTransaction } from '../../../platform/database/transaction'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { parseInput } from '../../../platform/http/parse-input'
import { editorActor } from '../../editor-actions/editor-actor'
import { perform } from '../../editor-actions/perform'
import { showRow } from '../../editor-actions/show-row'
import { eventAudit } from '../audit-kinds'
import { loadEventFigures } from '../figures/event-figures'
import { exportedAs } from '../list-export'
import { changeRegistrations, readRegistrations } from '../permission'
import { listCandidates } from './event-candidates'
import { eventList } from './event-list'
import { askingInput, questionInput, saveQuestion, setAsked } from './questions'
import { quotaInput, removalInput, removeQuota, saveQuota } from './quotas'
import { changeSale, openingInput, openRegistration, saleInput } from './sale'
import {
  addSession,
  changeSession,
  newSessionInput,
  removeSession,
  sessionInput,
  sessionRemovalInput,
} from './sessions'
import { showEvent } from './show-event'
import { saleOfTypeInput, saveTicketType, setOnSale, ticketTypeInput } from './ticket-types'

const showFigures = showRow(loadEventFigures, 'Van dit evenement zijn er geen cijfers.')
const show = showRow(showEvent, 'Van dit evenement is er geen inschrijving.')
const { kinds } = eventAudit
const target = 'event'

/** The routes of what is set of an event. */
export const eventRoutes = [
  ...adminRoutesUnder(
    '/events',
    {
      ...listRoutes(eventList, exportedAs('inschrijvingen.csv')),
      'GET /new': showCandidates,
      'GET /:id': show,
      'GET /:id/figures': showFigures,
    },
    readRegistrations,
  ),
  ...adminRoutesUnder(
    '/events',
    {
      'POST /': open,
      'PUT /:id/sale': perform({ input: saleInput, act: changeSale, audit: kinds.sale, target }, show),
      'PUT /:id/types': perform({ input: ticketTypeInput, act: saveTicketType, audit: kinds.type, target }, show),
      'PUT /:id/types/sale': perform({ input: saleOfTypeInput, act: setOnSale, audit: kinds.type, target }, show),
      'PUT /:id/quotas': perform({ input: quotaInput, act: saveQuota, audit: kinds.quota, target }, show),
      'POST /:id/quotas/removal': perform({ input: removalInput, act: removeQuota, audit: kinds.quota, target }, show),
      'POST /:id/sessions': perform({ input: newSessionInput, act: addSession, audit: kinds.session, target }, show),
      'PUT /:id/sessions': perform({ input: sessionInput, act: changeSession, audit: kinds.session, target }, show),
      'POST /:id/sessions/removal': perform(
        { input: sessionRemovalInput, act: removeSession, audit: kinds.session, target },
        show,
      ),
      'PUT /:id/questions': perform({ input: questionInput, act: saveQuestion, audit: kinds.question, target }, show),
      'PUT /:id/questions/asked': perform({ input: askingInput, act: setAsked, audit: kinds.question, target }, show),
    },
    changeRegistrations,
  ),
]

async function showCandidates(ctx: Context): Promise<void> {
  ctx.body = { data: await listCandidates(new Date()) }
}

async function open(ctx: Context): Promise<void> {
  const input = parseInput(openingInput, ctx.request.body)
  const cause = { actor: editorActor(ctx), at: new Date() }
  const { id } = await inTransaction(async (trx) => {
    const opened = await openRegistration(trx, input, cause)
    await recordAudit({ kind: kinds.opened, target: { type: target, id: String(opened.id), name: opened.title } })
    return opened
  })
  ctx.body = { data: { id } }
}
