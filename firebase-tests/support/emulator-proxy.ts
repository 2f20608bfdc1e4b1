import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/** A request of the backend to Firebase. */
export interface Question {
  path: string
  key: string | null
  locale: string | undefined
  body: string
}

/** A proxy between the backend and the emulator: records requests, and can be closed, as if Firebase were down. */
export class EmulatorProxy {
  readonly questions: Question[] = []
  isOpen = true
  readonly #server: Server

  private constructor() {
    this.#server = createServer((asked, answer) => {
      if (this.isOpen) this.#pass(asked, answer)
      else asked.socket.destroy()
    })
  }

  static async keep(): Promise<EmulatorProxy> {
    const gate = new EmulatorProxy()
    await new Promise<void>((resolve) =>
      gate.#server.listen(Number(process.env.GATE_PORT), '127.0.0.1', () => resolve()),
    )
    return gate
  }

  /** The requests to a service, by the end of its URL: `accounts:delete`. */
  asked(service: string): Question[] {
    return this.questions.filter(({ path }) => path.endsWith(`/v1/${service}`))
  }

  async leave(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const url = new URL(asked.url ?? '', process.env.EMULATOR_URL)
    const locale = asked.headers['x-firebase-locale']?.toString()
    const question: Question = { path: url.pathname, key: url.searchParams.get('key'), locale, body: '' }
    this.questions.push(question)
    asked.setEncoding('utf8').on('data', (text: string) => {
      question.body += text
    })
    const { method, headers } = asked
    const passed = request(url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}
