import { draftErrors } from '@gevel/contract/drafts'
import type { DraftFileEndpoint, draftEndpoints } from '@gevel/contract/endpoints/drafts'
import type { PictureCrop } from '@gevel/contract/picture-crop'
import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import { inTransaction, type Transaction } from '../database/transaction'
import { domainError } from '../errors/domain-error'
import { fieldError } from '../errors/field-error'
import type { RouteRequest } from '../http/route'
import { serialQueue } from '../http/serial-queue'
import { publicUploadRoute, type UploadRequest } from '../uploads/public-upload-route'
import type { UploadRule } from '../uploads/upload-rule'
import { type NewDraftFile, removeDraftFiles, storeDraftFile } from './draft-files'
import { findDraftOwner } from './draft-owner'
import { type DraftRequest, type DraftRow, expiry, lockDraftRow, showDraft } from './draft-rows'

/** A slot for one file in the drafts of a wizard. */
interface DraftSlot {
  wizard: string
  /** the name of the field */
  slot: string
  /** listed in `uploads` of the feature */
  rule: UploadRule
  /** what is stored in place of what was sent, such as the chosen square of a picture */
  convert?: (file: NewDraftFile, crop: PictureCrop) => Promise<NewDraftFile>
  /** rejects what would be too much for all visitors together */
  consume?: (file: { bytes: number }, trx: Transaction) => Promise<void>
}

/** Files are in memory while they are stored: one at a time. */
const inOrder = serialQueue()

/**
 * The route that stores a file in a slot of a draft, whatever else of the form is valid yet.
 * It throws a ValidationError at `files` for a file that the slot does not accept, `drafts/gone`, `drafts/sent`, `too-many-requests`.
 */
export function draftFileRoute(endpoint: DraftFileEndpoint, { wizard, slot, rule, convert, consume }: DraftSlot) {
  return publicUploadRoute(endpoint, rule, async (request: UploadRequest<DraftFileEndpoint>) => {
    const { input, params, files, bearer } = request
    const [file] = files
    if (!file) throw fieldError([{ path: ['files'], message: 'Kies eerst een bestand.' }])
    const owner = await findDraftOwner(input.key, bearer)
    return inOrder(async () => {
      const received = { name: file.name, type: file.type, content: await file.read() }
      const stored = convert ? await convert(received, input.crop) : received
      return changeFiles({ id: params.id, wizard, owner }, async (trx, draftId) => {
        await consume?.(file, trx)
        await storeDraftFile(trx, { draftId, slot, file: stored })
      })
    })
  })
}

/** `POST /public/drafts/:id/files/:slot/remove`: empties a slot. */
export async function removeFile({ input, params, bearer }: RouteRequest<typeof draftEndpoints.removeFile>) {
  const owner = await findDraftOwner(input.key, bearer)
  return changeFiles({ id: params.id, wizard: input.wizard, owner }, (trx, draftId) =>
    removeDraftFiles(trx, draftId, params.slot),
  )
}

/** Changes the files of a draft that was not sent, and shows it. */
function changeFiles(request: DraftRequest, change: (trx: Transaction, draftId: string) => Promise<void>) {
  return inTransaction(async (trx) => {
    const row: DraftRow = await lockDraftRow(trx, request)
    if (row.submitted_at) throw domainError(draftErrors, 'drafts/sent')
    await change(trx, row.id)
    const changed = await tablesOf(trx)
      .updateTable('gevel_drafts')
      .set({ changed_at: sql<Date>`now()`, expires_at: expiry() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return showDraft(trx, changed)
  })
}
