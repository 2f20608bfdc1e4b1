import { queueJob } from '../../../platform/jobs/queue-job'
import type { Editor } from '../../../platform/roles/editor'
import type { EventSource } from '../../../platform/security-events/log-security-event'
import { guessingLimits } from '../../passwords/guessing-limits'
import { isPassword } from '../../passwords/password-hash'
import { notifyEditorLockOut } from './editor-lock-out'

/** Limits of wrong passwords of editors. */
export const passwordLimits = guessingLimits('editorPassword', 'editorGuesses')

/**
 * Checks a password within the limits per account and per network. An unknown address is limited as well, and a hash
 * is compared all the same, so that both take equally long.
 * @throws `too-many-requests`
 */
export async function isPasswordOf(
  editor: Editor | null,
  { email, password, source }: { email: string; password: string; source: EventSource },
): Promise<boolean> {
  const subject = editor ? String(editor.id) : email
  const about = { source, identifier: email }
  await passwordLimits.perAddress.consume(source.address, about)
  await passwordLimits.perAccount.consume(subject, about, { onReached: () => queueJob(notifyEditorLockOut, { email }) })
  if (!(await isPassword(password, editor?.password))) return false
  await passwordLimits.perAccount.reset(subject)
  await passwordLimits.perAddress.refund(source.address)
  return true
}
