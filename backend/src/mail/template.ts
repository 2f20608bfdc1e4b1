import type { z } from 'zod'
import type { MailText, Sender } from './mail-text'

/** A kind of mail: what it has to know, and its text. */
export interface Template<Props> {
  /** under which its mails wait in the queue; a mail that waits is lost when it changes */
  readonly name: string
  readonly props: z.ZodType<Props, unknown>
  /** @throws ZodError when the props are not those of this template */
  compose(props: unknown, sender: Sender): MailText
}

/**
 * Declares a kind of mail, which its feature registers. The props are JSON until it is sent, so a moment is `z.coerce.date()`.
 */
export function defineTemplate<Props>(
  name: string,
  props: z.ZodType<Props, unknown>,
  write: (props: Props, sender: Sender) => MailText,
): Template<Props> {
  return { name, props, compose: (given, sender) => write(props.parse(given), sender) }
}
