import { createParser } from 'eventsource-parser'
import { demoSecrets } from '../../scripts/demo-secrets.ts'

const websiteHeaders = { 'x-website-key': demoSecrets.WEBSITE_KEY }

interface Received {
  id: string
  event: string
  tags: string[]
}

/** A follower of `GET /public/changes`, from the moment the stream is open. */
export class ChangeListener {
  readonly received: Received[] = []
  /** number of heartbeats */
  heartbeats = 0
  readonly #closing = new AbortController()

  /**
   * @param backendUrl origin of the instance of the backend
   * @param headers of the request; the website's by default
   */
  static async open(
    backendUrl: string,
    lastEventId?: string,
    headers: Record<string, string> = websiteHeaders,
  ): Promise<ChangeListener> {
    const listener = new ChangeListener()
    const response = await fetch(`${backendUrl}/public/changes`, {
      headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
      signal: listener.#closing.signal,
    })
    if (!response.ok || !response.body) throw new Error(`GET /public/changes answers ${response.status}`)
    listener.#read(response.body).catch(() => undefined)
    await listener.until(() => listener.received.length > 0)
    return listener
  }

  close(): void {
    this.#closing.abort()
  }

  /** Every tag received so far, except that of the banners, which a timer changes at any moment. */
  get tags(): string[] {
    return this.received.flatMap(({ tags }) => tags).filter((tag) => tag !== 'live-banners')
  }

  async until(condition: () => boolean, withinMs = 5_000): Promise<void> {
    const deadline = Date.now() + withinMs
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Received only ${JSON.stringify(this.received)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const parser = createParser({
      onEvent: ({ id = '', event = '', data }) => {
        const { tags = [] } = JSON.parse(data) as Partial<Received>
        this.received.push({ id, event, tags })
      },
      onComment: () => this.heartbeats++,
    })
    for await (const text of body.pipeThrough(new TextDecoderStream())) parser.feed(text)
  }
}
