import type { z } from 'zod'
import type { MailFiles } from './attachments'
import type { MailText, Sender } from './mail-text'

/** A kind of mail: the schema of its props, and its text. */
export interface Template<Props> {
  /** stored with queued mails; renaming it loses the mails that wait */
  readonly name: string
  readonly props: z.ZodType<Props, unknown>
  /** @throws ZodError when the props do not match the template */
  compose(props: unknown, sender: Sender): MailText
  /**
   * Makes the files of the mail when it is sent, for what is not kept as a document.
   * @throws PermanentError when the mail is no longer to be sent
   */
  makeFiles?(props: unknown): Promise<MailFiles>
}

/**
 * Declares a kind of mail, which its feature registers. The props are stored as JSON, so a timestamp is
 * `z.coerce.date()`.
 */
export function defineTemplate<Props>(
  name: string,
  props: z.ZodType<Props, unknown>,
  write: (props: Props, sender: Sender) => MailText,
  makeFiles?: (props: Props) => Promise<MailFiles>,
): Template<Props> {
  return {
    name,
    props,
    compose: (given, sender) => write(props.parse(given), sender),
    ...(makeFiles && { makeFiles: (given) => makeFiles(props.parse(given)) }),
  }
}

const templates = new Map<string, Template<unknown>>()

/** Registers kinds of mail, so that queued ones can be sent: the database has only their names. */
export function registerTemplates(given: readonly Template<unknown>[]): void {
  for (const template of given) {
    const { name } = template
    if (templates.has(name)) throw new Error(`There is a mail template called ${name} already`)
    templates.set(name, template)
  }
}

export function templateNamed(name: string): Template<unknown> | undefined {
  return templates.get(name)
}
