import { givenPasswordField, identifierField } from '@gevel/contract/person-fields'
import type { Context } from 'koa'
import { z } from 'zod'
import { accountError } from '../../../platform/errors/account-errors'
import { parseInput } from '../../../platform/http/parse-input'
import { type Editor, findEditor, sourceOf } from '../../../platform/roles/editor'
import { type EventSource, logSecurityEvent } from '../../../platform/security-events/log-security-event'
import type { Handler } from '../handler'
import { isPasswordOf } from '../proof/prove-password'
import { setProvedEditor } from '../proved-editor'
import { passSecondFactor, secondFactorField } from '../second-factor/second-factor'
import { isQuestion } from '../second-factor/second-factor-errors'

const logInInput = z.object({
  email: identifierField,
  password: givenPasswordField,
  code: secondFactorField.optional(),
})

/**
 * `POST /admin/login`: checks password and second factor before Strapi starts the session. Neither the response nor
 * its timing reveals whether an address has an account; that it is blocked is only revealed with the right password.
 * @param startSession Strapi's own log-in, which finds the editor by `provedEditor`
 * @throws `invalid-credential`, `too-many-requests`, `user-disabled`, or as `passSecondFactor`
 */
export async function logIn(ctx: Context, startSession: Handler): Promise<void> {
  const input = parseInput(logInInput, ctx.request.body)
  const source = sourceOf(ctx)
  const { editor, recoveryCodes } = await prove(input, source).catch((error: unknown) => {
    if (!isQuestion(error)) logSecurityEvent('authn_login_fail', { source, identifier: input.email, reason: 'editor' })
    throw error
  })
  setProvedEditor(ctx, editor)
  ctx.request.body = { ...Object(ctx.request.body), email: editor.email }
  await startSession(ctx, async () => {})
  const response: unknown = ctx.body
  if (recoveryCodes) ctx.body = { data: { ...Object(response).data, recoveryCodes } }
}

async function prove(
  { email, password, code }: z.infer<typeof logInInput>,
  source: EventSource,
): Promise<{ editor: Editor; recoveryCodes: string[] | undefined }> {
  const editor = await findEditor({ email })
  const isRightPassword = await isPasswordOf(editor, { email, password, source })
  if (!editor || !isRightPassword) throw accountError('invalid-credential')
  if (!editor.isActive)
    throw accountError('user-disabled', 'Dit account is geblokkeerd. Vraag de eigenaar van de site.')
  return { editor, recoveryCodes: await passSecondFactor(editor, code) }
}
