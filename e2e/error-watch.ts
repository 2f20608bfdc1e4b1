import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

interface Trouble {
  what: string
  url: string
  /** status of the answer that was the trouble, where it was one */
  status?: number
}

interface Allowance {
  status: number
  path: RegExp
}

/** How Chromium, and an upload in the admin, say that there is no network. */
const offline = /net::ERR_INTERNET_DISCONNECTED|UploadFileError: Network error/

/** Notes everything that goes wrong in a browser's pages and is not allowed: errors in the console, of scripts and of requests. */
export class Watch {
  readonly #troubles: Trouble[] = []
  readonly #allowances: Allowance[] = []
  #mayBeOffline = false

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.#note({ what: `script error: ${error.error().stack}`, url: '' }))
    context.on('console', (message) => this.#noteConsole(message))
    context.on('requestfailed', (request) => this.#noteFailure(request))
    context.on('response', (response) => this.#noteResponse(response))
  }

  /** Lets answers of this status pass under paths that match (a page's path holds for its data too). */
  allow(status: number, path: RegExp): void {
    this.#allowances.push({ status, path })
  }

  /** Lets requests fail because the network is away. */
  allowOffline(): void {
    this.#mayBeOffline = true
  }

  /** What went wrong so far, a line each. */
  get troubles(): string[] {
    return this.#troubles.filter((trouble) => !this.#isAllowed(trouble)).map(({ what, url }) => `${what} ${url}`.trim())
  }

  #note(trouble: Trouble): void {
    this.#troubles.push(trouble)
  }

  #noteConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const text = message.text()
    const status = /the server responded with a status of (\d+)/.exec(text)?.[1]
    const { url } = message.location()
    this.#note({ what: `console.error: ${text}`, url, ...(status && { status: Number(status) }) })
  }

  #noteFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? ''
    // a visitor who goes on leaves requests behind, and one without scripts refuses them (a breach of a policy is in the console too)
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      this.#note({ what: `request failed: ${reason}`, url: request.url() })
  }

  #noteResponse(response: Response): void {
    const status = response.status()
    if (status >= 400) this.#note({ what: `answer ${status}:`, url: response.url(), status })
  }

  #isAllowed({ what, status, url }: Trouble): boolean {
    if (this.#mayBeOffline && offline.test(what)) return true
    if (status === undefined || !URL.canParse(url)) return false
    const path = new URL(url).pathname.replace(/\.data$/, '')
    return this.#allowances.some((allowance) => allowance.status === status && allowance.path.test(path))
  }
}
