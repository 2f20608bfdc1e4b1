import PostalMime from 'postal-mime'

/** A caught mail. `id` counts from 1; lists are sorted newest first. */
export type CaughtMail = {
  id: number
  at: string
  from: string
  to: string[]
  /** the addresses that answers go to */
  replyTo: string[]
  subject: string
  text: string | undefined
  html: string | undefined
}

const maxMails = 500

/** The mails of this run, in memory. */
export class Inbox {
  readonly #mails: CaughtMail[] = []
  #lastId = 0

  /** Adds a mail as received over SMTP. `to` are the envelope's recipients, which include blind copies. */
  async add(source: Buffer, to: string[]): Promise<CaughtMail> {
    const { from, replyTo = [], subject, text, html } = await PostalMime.parse(source)
    const sender = from?.name ? `${from.name} <${from.address}>` : (from?.address ?? '')
    this.#lastId += 1
    const mail = {
      id: this.#lastId,
      at: new Date().toISOString(),
      from: sender,
      to,
      replyTo: replyTo.map(({ address = '' }) => address),
      subject: subject ?? '',
      text,
      html,
    }
    this.#mails.unshift(mail)
    this.#mails.length = Math.min(this.#mails.length, maxMails)
    return mail
  }

  all(): readonly CaughtMail[] {
    return this.#mails
  }

  /** The mails to one recipient. */
  to(address: string): readonly CaughtMail[] {
    return this.#mails.filter(({ to }) => to.includes(address))
  }

  find(id: number): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  clear(): void {
    this.#mails.length = 0
  }
}
