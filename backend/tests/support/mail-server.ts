import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The server's response to a recipient: accept the mail, or reject it with a code and a sentence. */
type Reply = 'take' | { code: number; text: string }

/** A real mail server on this machine, which can be down, reject and hang. */
export class MailServer {
  readonly port: number
  /** accepted mails, oldest first */
  readonly accepted: Email[] = []
  /** by recipient, in the order of the attempts; then it accepts everything */
  readonly replies = new Map<string, Reply[]>()
  /** it sends no greeting while this is pending */
  greeting: Promise<unknown> = Promise.resolve()
  /** it does not respond to a mail it has read while this is pending */
  acknowledgement: Promise<unknown> = Promise.resolve()
  /** by recipient: it does not accept a mail it has read while this is pending */
  readonly acceptance = new Map<string, Promise<unknown>>()
  /** recipients whose mail it accepts, and then closes the connection without saying so */
  readonly dropped = new Set<string>()
  /** delay before it accepts a mail */
  delayMs = 0
  /** mails read completely, answered or not */
  read = 0
  /** how many mails it accepted, by recipient */
  readonly counts = new Map<string, number>()
  /** where the last mail to a recipient comes back to */
  readonly returnPaths = new Map<string, string>()
  /** false when there are too many to keep: they are only counted */
  keepsMails = true
  #server: SMTPServer | undefined

  constructor(port: number) {
    this.port = port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_, done) => void this.greeting.then(() => done()),
      onRcptTo: ({ address }, _, done) => {
        const reply = this.replies.get(address)?.shift() ?? 'take'
        done(reply === 'take' ? null : Object.assign(new Error(reply.text), { responseCode: reply.code }))
      },
      onData: (stream, session, done) => {
        const { envelope } = session
        const chunks: Buffer[] = []
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', async () => {
            this.read += 1
            await Promise.all([
              this.acknowledgement,
              ...envelope.rcptTo.map(({ address }) => this.acceptance.get(address)),
            ])
            if (this.delayMs > 0) await pause(this.delayMs)
            const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
            for (const { address } of envelope.rcptTo) this.returnPaths.set(address, returnPath)
            for (const { address } of envelope.rcptTo) this.counts.set(address, (this.counts.get(address) ?? 0) + 1)
            if (this.keepsMails) this.accepted.push(await PostalMime.parse(Buffer.concat(chunks)))
            if (envelope.rcptTo.some(({ address }) => this.dropped.has(address))) this.#drop(session.id)
            else done()
          })
      },
    })
    // a killed sender closes the connection
    this.#server.on('error', () => undefined)
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server.server, 'listening')
  }

  #drop(sessionId: string): void {
    for (const connection of this.#server?.connections ?? []) if (connection.id === sessionId) connection.close()
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(resolve) : resolve()))
  }

  /** The mails that were received for an address. */
  to(address: string): Email[] {
    return this.accepted.filter(({ to }) => to?.some((one) => one.address === address))
  }
}
