import { contactEndpoints } from '@gevel/contract/endpoints/contact'
import { tipFiles } from '@gevel/contract/tip-files'
import { inTransaction } from '../../platform/database/transaction'
import { adminUrl } from '../../platform/environment/admin-origin'
import { serialQueue } from '../../platform/http/serial-queue'
import { defineLimit } from '../../platform/limits/limit'
import { queueMail } from '../../platform/mail/queue-mail'
import { lockAccount } from '../../platform/readers/account'
import { sessionOfBearer } from '../../platform/readers/sessions'
import type { UploadRequest } from '../../platform/uploads/public-upload-route'
import type { UploadRule } from '../../platform/uploads/upload-rule'
import { tipMail } from './contact-mails'
import { tipAddressee } from './settings'
import { findRepeat, insertTicket } from './store-ticket'
import { readTipFile, type TipFile } from './tip-file'

const bytesPerMegabyte = 1024 * 1024

/** Megabytes of files of all visitors together, so that nobody can fill the disk. */
export const filesLimit = defineLimit('tip-files', {
  points: 1_000,
  minutes: 24 * 60,
  reached: 'Wij kregen vandaag al heel veel bestanden.',
  alternative: ', of stuur uw tip zonder bestanden',
})

/** The files of a tip, which are stored in the database. */
export const tipUpload: UploadRule = {
  path: contactEndpoints.tip.path,
  maxFiles: tipFiles.most,
  maxBytes: tipFiles.most * tipFiles.maxBytes,
  types: tipFiles.types,
}

/** The subject of every tip. */
const subject = 'Tip voor de redactie'

/** Files are in memory while they are stored: one tip at a time. */
const inOrder = serialQueue()

/**
 * `POST /public/contact/tips`: stores a tip with its files, and mails its number to the editors. Of an anonymous one neither the
 * account, the address nor the time is stored, and its pictures lose what tells of their maker.
 * @throws ValidationError for a file that is not accepted, `too-many-requests`
 */
export async function sendTip({ input, files, client, bearer }: UploadRequest<typeof contactEndpoints.tip>) {
  const { sender, message, idempotencyKey } = input
  const addressee = await tipAddressee()
  const account = sender ? (await sessionOfBearer(bearer))?.account : undefined
  return inOrder(async () => {
    const read: TipFile[] = []
    for (const file of files) read.push(await readTipFile(file, sender === null))
    return inTransaction(async (trx) => {
      const repeat = await findRepeat(trx, idempotencyKey)
      if (repeat) return { number: repeat.number, confirm: false }
      if (read.length > 0) {
        const bytes = read.reduce((sum, { content }) => sum + content.length, 0)
        // of an anonymous tip nothing is logged
        const about = sender ? { source: client } : {}
        await filesLimit.consume('all', about, { points: Math.ceil(bytes / bytesPerMegabyte), trx })
      }
      const userId = await lockAccount(trx, account?.id)
      const { id, number } = await insertTicket(trx, {
        ...{ kind: 'tip', subject, addressee, reference: null, message, idempotencyKey },
        sender: sender && { ...sender, userId, isConfirmed: account?.email === sender.email, confirmation: null },
      })
      for (const { name, type, content } of read)
        await trx('gevel_ticket_files').insert({ ticket_id: id, name, type, bytes: content.length, content })
      if (addressee)
        await queueMail(tipMail, addressee, { number, files: read.length, adminLink: adminUrl(`/contact/${id}`) })
      return { number, confirm: false }
    })
  })
}
