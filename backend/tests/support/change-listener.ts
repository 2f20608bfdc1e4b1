import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { backendUrl } from './backend'

const ofTheWebsite = { 'x-website-key': demoSecrets.WEBSITE_KEY }

interface Heard {
  id: string
  event: string
  tags: string[]
}

/** Someone who listens to `GET /public/changes`, from the moment the stream is open. */
export class ChangeListener {
  readonly heard: Heard[] = []
  /** how often the stream said that it is still there */
  beats = 0
  readonly #closing = new AbortController()

  /** @param headers of who listens; the website's, when none are given */
  static async open(lastEventId?: string, headers: Record<string, string> = ofTheWebsite): Promise<ChangeListener> {
    const listener = new ChangeListener()
    const response = await fetch(`${backendUrl}/public/changes`, {
      headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
      signal: listener.#closing.signal,
    })
    if (!response.ok || !response.body) throw new Error(`GET /public/changes answers ${response.status}`)
    listener.#read(Readable.fromWeb(response.body)).catch(() => undefined)
    await listener.until(() => listener.heard.length > 0)
    return listener
  }

  close(): void {
    this.#closing.abort()
  }

  /** Every tag heard so far. */
  get tags(): string[] {
    return this.heard.flatMap(({ tags }) => tags)
  }

  async until(condition: () => boolean, withinMs = 5_000): Promise<void> {
    const deadline = Date.now() + withinMs
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Heard only ${JSON.stringify(this.heard)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async #read(body: Readable): Promise<void> {
    let event: Heard = { id: '', event: '', tags: [] }
    for await (const line of createInterface({ input: body })) {
      if (line === ':') this.beats++
      else if (line.startsWith('id: ')) event.id = line.slice(4)
      else if (line.startsWith('event: ')) event.event = line.slice(7)
      else if (line.startsWith('data: ')) event.tags = (JSON.parse(line.slice(6)) as Partial<Heard>).tags ?? []
      else if (line === '' && event.event) {
        this.heard.push(event)
        event = { id: '', event: '', tags: [] }
      }
    }
  }
}
