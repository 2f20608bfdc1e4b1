import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The script of a fake service: a widget with a button, which then gives a token. */
const SCRIPT = `
window.turnstile = {
  render(box, { callback, sitekey }) {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: 'Ik ben een mens', className: 'btn' })
    button.onclick = () => callback(sitekey + ' token ' + ++window.tokens)
    box.append(button)
    return 'widget'
  },
  reset() {},
}
window.tokens = 0
window[new URL(document.currentScript.src).searchParams.get('onload')]()
`

/** A bot detection service on this machine: it speaks the siteverify protocol of the real ones. */
export class BotService {
  readonly settings: NodeJS.ProcessEnv
  readonly url: string
  /** the requests to verify a token */
  readonly verifications: Record<string, string>[] = []
  /** whether it accepts tokens */
  success = true
  readonly #stop: () => void

  private constructor(url: string, stop: () => void) {
    this.url = url
    this.#stop = stop
    this.settings = {
      BOT_CHECK: 'turnstile',
      BOT_CHECK_SITE_KEY: 'site-key',
      BOT_CHECK_SECRET: 'geheim',
      BOT_CHECK_URL: url,
    }
  }

  static async start(): Promise<BotService> {
    const server = createServer((req, res) => void service.#respond(req, res)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const service = new BotService(`http://127.0.0.1:${port}`, () => server.close())
    return service
  }

  stop(): void {
    this.#stop()
  }

  async #respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url?.startsWith('/api.js?')) return void res.setHeader('Content-Type', 'text/javascript').end(SCRIPT)
    this.verifications.push(Object.fromEntries(new URLSearchParams(await text(req))))
    const codes = this.success ? [] : ['invalid-input-response']
    res.setHeader('Content-Type', 'application/json')
    res.end(JSON.stringify({ success: this.success, 'error-codes': codes }))
  }
}
