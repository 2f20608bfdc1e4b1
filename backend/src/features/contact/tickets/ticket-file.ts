import { errors } from '@strapi/utils'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { ticketAudit } from './change-ticket'

interface FileRow {
  name: string
  type: string
  content: Buffer
  number: string
}

/**
 * A file of a tip, for an editor with the permission to read tips; that it was read is recorded.
 * @throws NotFoundError
 */
export async function readTicketFile(ticketId: number, fileId: number): Promise<FileRow> {
  const file: FileRow | undefined = await strapi.db
    .connection('gevel_ticket_files as f')
    .join('gevel_tickets as t', 't.id', 'f.ticket_id')
    .where({ 'f.id': fileId, 'f.ticket_id': ticketId })
    .first('f.name', 'f.type', 'f.content', 't.number')
  if (!file) throw new errors.NotFoundError('Dit bestand is er niet meer.')
  const target = { type: 'ticket', id: String(ticketId), name: `Bericht ${file.number}` }
  await recordAudit({ kind: ticketAudit.kinds['file-read'], target, changes: [file.name] })
  return file
}
