import { type TicketKind, ticketKinds } from '@gevel/contract/contact'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { idOf } from '../../../platform/http/parameters'
import { parseInput } from '../../../platform/http/parse-input'
import { handleTickets, readTips } from '../permission'
import {
  addNote,
  answerTicket,
  changeState,
  type Editor,
  stateInput,
  textInput,
  ticketAudit,
  type Which,
} from './change-ticket'
import { showTicket } from './show-ticket'
import { readTicketFile } from './ticket-file'
import { ticketList } from './ticket-list'

const questions = ticketList(['question'])
const everything = ticketList(ticketKinds)

/** The routes of the admin's screens. */
export const ticketRoutes = adminRoutes(
  '/admin/site/contact',
  {
    ...listRoutes((ctx) => (mayReadTips(ctx) ? everything : questions), {
      fileName: 'berichten.csv',
      beforeExport: (used) => recordAudit({ kind: ticketAudit.kinds.exported, changes: used }),
    }),
    'GET /:id': show,
    'GET /:id/files/:file': download,
    'PUT /:id/state': change(stateInput, changeState),
    'POST /:id/notes': change(textInput, addNote),
    'POST /:id/answers': change(textInput, answerTicket),
  },
  handleTickets,
)

async function show(ctx: Context): Promise<void> {
  const { id, kinds } = whichOf(ctx)
  const ticket = await showTicket(id, kinds)
  if (!ticket) throw new errors.NotFoundError('Dit bericht is er niet meer.')
  ctx.body = { data: ticket }
}

function change<S extends z.ZodType>(
  schema: S,
  apply: (which: Which, input: z.output<S>, editor: Editor) => Promise<void>,
) {
  return async (ctx: Context) => {
    await apply(whichOf(ctx), parseInput(schema, ctx.request.body), editorOf(ctx))
    await show(ctx)
  }
}

/** Sends a file as a download: nothing that a visitor sent opens within the admin. */
async function download(ctx: Context): Promise<void> {
  const [ticket, file] = [idOf(ctx.params.id), idOf(ctx.params.file)]
  if (!mayReadTips(ctx)) throw new errors.ForbiddenError('U mag geen tips lezen.')
  if (ticket === null || file === null) throw new errors.NotFoundError('Dit bestand is er niet.')
  const { name, content } = await readTicketFile(ticket, file)
  ctx.attachment(name)
  ctx.type = 'application/octet-stream'
  ctx.body = content
}

function whichOf(ctx: Context): Which {
  const id = idOf(ctx.params.id)
  if (id === null) throw new errors.NotFoundError('Dit bericht is er niet.')
  const kinds: readonly TicketKind[] = mayReadTips(ctx) ? ticketKinds : ['question']
  return { id, kinds }
}

function mayReadTips({ state: { userAbility } }: Context): boolean {
  return userAbility.can(readTips.action)
}

/** The policies guarantee that there is one. */
function editorOf({ state: { user } }: Context): Editor {
  const names = [user.firstname, user.lastname].filter(Boolean)
  return { id: user.id, name: names.join(' ') || user.email }
}
