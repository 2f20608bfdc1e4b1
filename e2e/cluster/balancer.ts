import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/**
 * A load balancer for instances of a program: each request goes to the next one, and to another when that one is down.
 */
export interface Balancer {
  url: string
  close: () => void
}

/** Time limit for an instance to begin its response, in milliseconds: less than a reader's patience. */
const RESPONSE_TIMEOUT_MS = 5_000
/** A write has more time: a busy instance may still do it, and the other one would do it again. */
const WRITE_TIMEOUT_MS = 20_000
/** A machine that is full of work may keep the only instance that runs from responding in time: it is asked once more. */
const READ_ROUNDS = 2
const isRead = (method = '') => method === 'GET' || method === 'HEAD'

/** A request to pass on. */
interface Passed {
  req: IncomingMessage
  res: ServerResponse
  body: Buffer
  /** in the order in which they are asked */
  origins: readonly string[]
  agent: Agent
}

/** @param origins of the instances */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((req, res) => {
    const order = origins.map((_, index) => origins[(turn + index) % origins.length] ?? '')
    turn++
    const body: Buffer[] = []
    req
      .on('data', (part: Buffer) => body.push(part))
      .on('end', () => forward({ req, res, body: Buffer.concat(body), origins: order, agent }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closeAll(server, agent) }
}

/** @param attempt how many instances have failed already */
function forward(passed: Passed, attempt = 0): void {
  const { req, res, body, origins, agent } = passed
  if (attempt >= origins.length * (isRead(req.method) ? READ_ROUNDS : 1)) {
    res.writeHead(502).end()
    return
  }
  const origin = origins[attempt % origins.length] ?? ''
  const outgoing = request(origin + req.url, { method: req.method, headers: req.headers, agent }, (response) => {
    outgoing.setTimeout(0)
    // an instance that is about to stop says so: another one can still respond
    if (response.statusCode === 503 && attempt + 1 < origins.length) {
      response.resume()
      forward(passed, attempt + 1)
      return
    }
    res.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(res)
    response.on('error', () => res.destroy())
    res.on('close', () => response.destroy())
  })
  outgoing.setTimeout(isRead(req.method) ? RESPONSE_TIMEOUT_MS : WRITE_TIMEOUT_MS, () =>
    outgoing.destroy(new Error('no answer')),
  )
  outgoing.on('error', () => (res.headersSent ? res.destroy() : forward(passed, attempt + 1)))
  outgoing.end(body)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function closeAll(server: Server, agent: Agent): void {
  server.closeAllConnections()
  server.close()
  agent.destroy()
}
