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
    this.#server = createServer((request, response) => {
      if (this.isOpen) this.#pass(request, response)
      else request.socket.destroy()
    })
  }

  static async open(): Promise<EmulatorProxy> {
    const proxy = new EmulatorProxy()
    await new Promise<void>((resolve) =>
      proxy.#server.listen(Number(process.env.EMULATOR_PROXY_PORT), '127.0.0.1', () => resolve()),
    )
    return proxy
  }

  /** The requests to a service, by the end of its URL: `accounts:delete`. */
  requestsTo(service: string): Question[] {
    return this.questions.filter(({ path }) => path.endsWith(`/v1/${service}`))
  }

  async leave(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const url = new URL(incoming.url ?? '', process.env.EMULATOR_URL)
    const locale = incoming.headers['x-firebase-locale']?.toString()
    const question: Question = { path: url.pathname, key: url.searchParams.get('key'), locale, body: '' }
    this.questions.push(question)
    incoming.setEncoding('utf8').on('data', (text: string) => {
      question.body += text
    })
    const { method, headers } = incoming
    const passed = request(url, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  }
}
