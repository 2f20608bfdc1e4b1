import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The icons that it has, by set and name. */
const SETS: Readonly<Record<string, Record<string, string>>> = {
  mdi: {
    linkedin: '<path fill="currentColor" d="M19 3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/>',
  },
  kwaad: { script: '<script>document.title = "kwaad"</script>' },
}

/** An icon service on this machine, which responds as Iconify's API does; it never responds for the set `stil`. */
export class IconService {
  readonly url: string
  /** the paths of the requests */
  readonly requests: string[] = []
  readonly stop: () => void

  private constructor(url: string, stop: () => void) {
    this.url = url
    this.stop = stop
  }

  static async start(): Promise<IconService> {
    const server = createServer((req, res) => {
      service.requests.push(req.url ?? '')
      const [, prefix = '', name = ''] = /^\/([a-z-]+)\.json\?icons=(.+)$/.exec(req.url ?? '') ?? []
      if (prefix === 'stil') return
      const body = SETS[prefix]?.[name]
      if (!SETS[prefix]) return void res.writeHead(404).end('404')
      const found = { width: 24, height: 24, icons: body ? { [name]: { body } } : {}, not_found: body ? [] : [name] }
      res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ prefix, ...found }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const service = new IconService(`http://127.0.0.1:${port}`, () => {
      server.closeAllConnections()
      server.close()
    })
    return service
  }
}
