/** Why a mail server did not take a mail, for whether more mail may go there. */
export type Bounce =
  /** the address does not exist */
  | 'hard'
  /** the mailbox cannot take it now, such as a full one */
  | 'soft'
  /** the server does not want mail of this sender: our reputation, and not the address */
  | 'policy'

/** How many soft bounces within `softDays` end the mail to an address. */
export const mostSoftBounces = 3
export const softDays = 30

/**
 * Judges the rejection of a mail by its enhanced status (RFC 3463), else by the reply code (RFC 5321 §4.2.3).
 * @param reply what the server said: `550 5.1.1 no such user`
 */
export function bounceOf(code: number, reply: string): Bounce {
  const [, kind, subject = '', detail = ''] = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(reply) ?? []
  if (kind === undefined) return [550, 551, 553].includes(code) ? 'hard' : 'soft'
  if (subject === '7') return 'policy'
  if (kind !== '5' || subject !== '1') return isDisabled(kind, subject, detail) ? 'hard' : 'soft'
  return 'hard'
}

/** X.2.1: the mailbox exists, and is disabled. */
function isDisabled(kind: string, subject: string, detail: string): boolean {
  return kind === '5' && subject === '2' && detail === '1'
}
