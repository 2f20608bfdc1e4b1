import { readParts } from '../../content/magazines/pdf/file-parts'
import { byteRange } from '../../platform/http/byte-range'
import { mayBeRead } from '../../platform/readers/access'
import { type FileRequest, forbidden, sendParts } from './file-route'

/** `GET /public/magazines/{id}/pdf`: the file, or a range of its bytes (RFC 9110 §14), for those who may read all pages. */
export async function sendPdf({ ctx, issue, pdf, reader }: FileRequest): Promise<void> {
  if (!(await mayBeRead(pdf, reader))) throw forbidden()
  const tag = `"${pdf.version}"`
  ctx.set('ETag', tag)
  ctx.set('Accept-Ranges', 'bytes')
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('Content-Disposition', `attachment; filename="gevel-${issue.year}-${issue.number}.pdf"`)
  ctx.type = 'application/pdf'
  const { range, 'if-range': ifRange } = ctx.headers
  // a range of another version would mix two files
  const part = range === undefined || (ifRange !== undefined && ifRange !== tag) ? 'whole' : byteRange(range, pdf.bytes)
  if (part === 'unsatisfiable') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${pdf.bytes}`)
    ctx.body = ''
    return
  }
  const { start, end } = part === 'whole' ? { start: 0, end: pdf.bytes - 1 } : part
  if (part !== 'whole') {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${start}-${end}/${pdf.bytes}`)
  }
  sendParts(ctx, readParts(strapi.db.connection, pdf.version, { start, end }), end - start + 1)
}
