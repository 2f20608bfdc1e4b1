import { renderSVG } from 'uqr'
import { actorOf } from '../../../content/audit-log/audit-source'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { defineLimit } from '../../../platform/limits/limit'
import { loadSender } from '../../../platform/mail/sender'
import type { Editor } from '../../../platform/roles/editor'
import { confirmFactor, encryptSecret, findFactor } from './factor'
import { replaceRecoveryCodes } from './recovery-codes'
import { secondFactorError } from './second-factor-errors'
import { newTotpSecret, totpUri } from './totp'

/** Wrong codes of an editor's second factor: the client already knows the password. */
export const codeLimit = defineLimit('editorCodes', { points: 5, minutes: 15, event: 'authn_login_lock' })

/** What an editor needs to add a new secret to an app. */
export interface SetUp {
  /** the secret in base32, in groups of four */
  key: string
  /** a QR code of the `otpauth:` URI, as SVG */
  qr: string
}

/**
 * Creates a secret that becomes active once a code confirms it. Each call creates another one, so that an earlier
 * unconfirmed set-up is worthless.
 * @throws `second-factor-on` when one is active
 */
export async function beginSetUp({ id, email }: Editor): Promise<SetUp> {
  const secret = newTotpSecret()
  const { rowCount } = await strapi.db.connection.raw<{ rowCount: number }>(
    `INSERT INTO gevel_editor_factors AS f (user_id, secret) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE f.confirmed_at IS NULL`,
    [id, encryptSecret(secret)],
  )
  if (rowCount !== 1) throw secondFactorError('second-factor-on')
  const { brand } = await loadSender()
  const qr = renderSVG(totpUri(secret, { issuer: `${brand} redactie`, email }), { border: 1 })
  return { key: secret.replace(/(.{4})(?=.)/g, '$1 '), qr }
}

/**
 * Activates the secret.
 * @param code of the app that has it
 * @returns the recovery codes, which are shown only once
 * @throws `wrong-second-factor`, `second-factor-not-pending` or `too-many-requests`
 */
export async function confirmSetUp(editor: Editor, code: string): Promise<string[]> {
  const { id } = editor
  await codeLimit.consume(String(id), {})
  const codes = await inTransaction(async (trx) => {
    const factor = await findFactor(trx, id)
    if (!factor || factor.confirmedAt) throw secondFactorError('second-factor-not-pending')
    if (!(await confirmFactor(trx, id, factor, code))) throw secondFactorError('wrong-second-factor')
    await recordAudit({ kind: 'login.second-factor-on', actor: actorOf(editor) })
    return replaceRecoveryCodes(trx, id)
  })
  await codeLimit.reset(String(id))
  return codes
}
