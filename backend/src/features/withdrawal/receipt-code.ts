import { readLink, signLink } from '../../platform/signed-links/signed-link'

/** How long an acknowledgement can be opened; the mail with it stays. */
const receiptDays = 30

/** The code of the acknowledgement of a statement. */
export function signReceipt(number: string, receivedAt: Date): string {
  const expiresAt = new Date(receivedAt.getTime() + receiptDays * 86_400_000)
  return signLink({ purpose: 'receipt', subject: number, expiresAt })
}

/** The number of the statement of an acknowledgement; undefined when it is none, or no longer valid. */
export function numberOfReceipt(code: string, at: Date): string | undefined {
  const link = readLink('receipt', code, at)
  return link.state === 'valid' ? link.subject : undefined
}
