import { type DraftFileEndpoint, draftEndpoints } from '@gevel/contract/endpoints/drafts'
import { data } from 'react-router'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import type { FormSchema } from '../../schema/define-form.ts'
import type { SentForm } from '../../server/read-form.server.ts'
import { draftKeyOf } from './draft-cookie.server.ts'

type Sent = SentForm<FormSchema>

/**
 * Stores the files that were chosen for the slots of a draft and that pass their rules, also when other fields are wrong. The square of a
 * picture is in the field `{slot}Crop`.
 * @returns the form, with a message at each file that the backend rejects
 * @throws AccountProblem `drafts/gone`, `drafts/sent`
 */
export async function storeFiles(
  request: Request,
  draft: string,
  sent: Sent,
  slots: Readonly<Record<string, DraftFileEndpoint>> = {},
): Promise<Sent> {
  const typed = sent.valid ? sent : sent.sent
  const problems = sent.valid ? {} : sent.rejection.data.fields
  const messages: Record<string, string> = {}
  for (const [slot, endpoint] of Object.entries(slots)) {
    const [file] = typed?.files(slot) ?? []
    if (!file || problems[slot]) continue
    const crop = String(typed?.entries[`${slot}Crop`] ?? '')
    const message = await storeFile(request, draft, endpoint, { file, crop })
    if (message !== undefined) messages[slot] = message
  }
  return Object.keys(messages).length > 0 ? withMessages(sent, messages) : sent
}

/** @returns why the backend rejects the file */
async function storeFile(
  request: Request,
  draft: string,
  endpoint: DraftFileEndpoint,
  { file, crop }: { file: File; crop: string },
): Promise<string | undefined> {
  try {
    // the bot check is that of the form itself: without one fewer files are accepted
    const call = { params: { id: draft }, input: { key: draftKeyOf(request), crop }, files: [file], proof: undefined }
    await callEndpoint(request, endpoint, call)
    return undefined
  } catch (error) {
    const problem = accountProblem(error)
    if (problem.code === 'drafts/gone' || problem.code === 'drafts/sent') throw problem
    return problem.fields.files ?? problem.message
  }
}

function withMessages(sent: Sent, messages: Readonly<Record<string, string>>): Sent {
  if (sent.valid) return { valid: false, rejection: sent.reject({ fields: messages }), sent }
  const { fields, ...failure } = sent.rejection.data
  const more = Object.fromEntries(Object.entries(messages).map(([slot, message]) => [slot, [message]]))
  return { ...sent, rejection: data({ ...failure, fields: { ...fields, ...more } }, sent.rejection.init ?? undefined) }
}

/** Empties a slot of a draft. */
export async function emptySlot(
  request: Request,
  { wizard, draft, slot }: { wizard: string; draft: string; slot: string },
): Promise<void> {
  const input = { wizard, key: draftKeyOf(request) }
  await callEndpoint(request, draftEndpoints.removeFile, { params: { id: draft, slot }, input })
}
