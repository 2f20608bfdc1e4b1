import PostalMime from 'postal-mime'

/** A file of a mail, as its JSON has it. */
export type CaughtAttachment = { name: string; type: string; bytes: number; path: string }

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
  /** in the order of the mail, unfolded and decoded; a name can occur more than once */
  headers: { name: string; value: string }[]
  attachments: CaughtAttachment[]
  /** path of the mail as it was sent */
  source: string
}

const maxMails = 500

/** What a mail's own pages have, and lists have not. */
export type Content = { source: Buffer; attachments: Buffer[] }

/** The mails of this run, in memory. */
export class Inbox {
  readonly #mails: CaughtMail[] = []
  readonly #contents = new Map<number, Content>()
  #lastId = 0

  /** Adds a mail as received over SMTP. `to` are the envelope's recipients, which include blind copies. */
  async add(source: Buffer, to: string[]): Promise<CaughtMail> {
    const parsed = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' })
    const { from, replyTo = [], subject, text, html, headers, attachments } = parsed
    const sender = from?.name ? `${from.name} <${from.address}>` : (from?.address ?? '')
    this.#lastId += 1
    const id = this.#lastId
    const files = attachments.map(({ content }) =>
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    )
    const mail = {
      id,
      at: new Date().toISOString(),
      from: sender,
      to,
      replyTo: replyTo.map(({ address = '' }) => address),
      subject: subject ?? '',
      text,
      html,
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      attachments: attachments.map(({ filename, mimeType }, index) => ({
        name: filename ?? `attachment-${index + 1}`,
        type: mimeType,
        bytes: files[index]?.byteLength ?? 0,
        path: `/mails/${id}/attachments/${index + 1}`,
      })),
      source: `/mails/${id}.eml`,
    }
    this.#mails.unshift(mail)
    this.#contents.set(id, { source, attachments: files })
    for (const old of this.#mails.splice(maxMails)) this.#contents.delete(old.id)
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

  content(id: number): Content | undefined {
    return this.#contents.get(id)
  }

  clear(): void {
    this.#mails.length = 0
    this.#contents.clear()
  }
}
