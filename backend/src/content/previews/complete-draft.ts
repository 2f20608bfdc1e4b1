import type { PreviewType } from '@gevel/contract/previews'
import { type Draft, loadDraft } from '../documents/load-draft'
import { missingFields } from '../documents/missing-fields'
import type { Populate } from '../documents/published-relations'
import { incompleteDraft, previewError } from './preview-error'
import { uidOf } from './previewable'

/**
 * Loads a draft as its publication will be.
 * @param Row the fields of its page, as `populate` loads them
 * @throws `preview-gone`, or `preview-incomplete` while it lacks required fields
 */
export async function completeDraft<Row extends object>(
  type: PreviewType,
  documentId: string,
  populate: Populate,
): Promise<Draft<Row>> {
  const draft = await loadDraft<Row>(uidOf(type), documentId, populate)
  if (!draft) throw previewError('preview-gone')
  const missing = missingFields(uidOf(type), draft.row)
  if (missing.length > 0) throw incompleteDraft(missing)
  return draft
}
