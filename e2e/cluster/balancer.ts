import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/**
 * A load balancer for instances of a program: each request goes to the next one, and to another when that one is down.
 */
export interface Balancer {
  url: string
  close: () => void
}

/** Time limit for an instance to begin its response, in milliseconds: less than a reader's patience. */
const ANSWER_WITHIN_MS = 5_000

/** @param origins of the instances */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((req, res) => {
    const order = origins.map((_, index) => origins[(turn + index) % origins.length] ?? '')
    turn++
    const body: Buffer[] = []
    req.on('data', (part: Buffer) => body.push(part)).on('end', () => pass(req, res, Buffer.concat(body), order, agent))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closeAll(server, agent) }
}

function pass(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  [origin, ...others]: string[],
  agent: Agent,
): void {
  if (!origin) {
    res.writeHead(502).end()
    return
  }
  const call = request(origin + req.url, { method: req.method, headers: req.headers, agent }, (answer) => {
    call.setTimeout(0)
    // an instance that is about to stop says so: another one can still respond
    if (answer.statusCode === 503 && others.length > 0) {
      answer.resume()
      pass(req, res, body, others, agent)
      return
    }
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(res)
    answer.on('error', () => res.destroy())
    res.on('close', () => answer.destroy())
  })
  call.setTimeout(ANSWER_WITHIN_MS, () => call.destroy(new Error('no answer')))
  call.on('error', () => (res.headersSent ? res.destroy() : pass(req, res, body, others, agent)))
  call.end(body)
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
