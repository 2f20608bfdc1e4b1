import type { z } from 'zod'
import type { ListHeaders } from './mail-headers'
import type { MailToMany, PersonalTexts } from './mail-to-many'
import type { Template } from './template'

/** A mail that its kind wrote whole, with a layout of its own. */
export interface WrittenMail {
  subject: string
  html: string
  plain: string
}

/** A mail that is about to be handed over: of a template in the layout of all mails, or written once for everybody. */
export type ComposedMail = { headers: ListHeaders } & (
  | { template: Template<unknown>; props: unknown }
  | { mail: MailToMany; texts: PersonalTexts }
)

/** Whom a delivery is for. */
export interface Recipient {
  addressId: number
  email: string
  /** which of several texts it gets; null when there is one */
  variant: string | null
}

/** A kind of mail to many people, of which each gets an edition once. */
export interface MailingKind {
  /** stored with its deliveries; renaming it ends those that wait */
  readonly name: string
  /**
   * Writes the mail, just before it is handed over.
   * @returns null when there is nothing left to say, or its recipient has unsubscribed: nothing is sent; `held` when it is not to be sent yet:
   * the delivery waits until it is released
   */
  compose(content: unknown, recipient: Recipient, at: Date): Promise<ComposedMail | 'held' | null>
}

/** Declares a kind of mail to many people. @param content schema of what each delivery stores */
export function defineMailing<Content>(
  name: string,
  content: z.ZodType<Content, unknown>,
  compose: (content: Content, recipient: Recipient, at: Date) => Promise<ComposedMail | 'held' | null>,
): MailingKind {
  return { name, compose: (given, recipient, at) => compose(content.parse(given), recipient, at) }
}

const kinds = new Map<string, MailingKind>()

/** Registers kinds of mail: the database has only their names. */
export function registerMailings(given: readonly MailingKind[]): void {
  for (const kind of given) {
    if (kinds.has(kind.name)) throw new Error(`There is a mailing called ${kind.name} already`)
    kinds.set(kind.name, kind)
  }
}

export function mailingNamed(name: string): MailingKind | undefined {
  return kinds.get(name)
}
