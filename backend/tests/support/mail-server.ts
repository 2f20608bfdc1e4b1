import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The server's response to a recipient: accept the mail, or reject it with a code and a sentence. */
type Answer = 'take' | { code: number; sentence: string }

/** A real mail server on this machine, which can be down, reject and hang. */
export class MailServer {
  readonly port: number
  /** accepted mails, oldest first */
  readonly taken: Email[] = []
  /** by recipient, in the order of the attempts; then it accepts everything */
  readonly answers = new Map<string, Answer[]>()
  /** it sends no greeting while this is pending */
  greeting: Promise<unknown> = Promise.resolve()
  /** it does not respond to a mail it has read while this is pending */
  thanks: Promise<unknown> = Promise.resolve()
  /** by recipient: it does not accept a mail it has read while this is pending */
  readonly acceptance = new Map<string, Promise<unknown>>()
  /** delay before it accepts a mail */
  thinksMs = 0
  /** mails read completely, answered or not */
  read = 0
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
        const answer = this.answers.get(address)?.shift() ?? 'take'
        done(answer === 'take' ? null : Object.assign(new Error(answer.sentence), { responseCode: answer.code }))
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', async () => {
            this.read += 1
            await Promise.all([this.thanks, ...envelope.rcptTo.map(({ address }) => this.acceptance.get(address))])
            if (this.thinksMs > 0) await pause(this.thinksMs)
            this.taken.push(await PostalMime.parse(Buffer.concat(chunks)))
            done()
          })
      },
    })
    // a killed sender closes the connection
    this.#server.on('error', () => undefined)
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server.server, 'listening')
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(resolve) : resolve()))
  }

  /** The mails that were received for an address. */
  to(address: string): Email[] {
    return this.taken.filter(({ to }) => to?.some((one) => one.address === address))
  }
}
