import { createServer, type Server } from 'node:http'

/** The part of a registry of prom-client that a server of metrics needs. */
interface Metrics {
  readonly contentType: string
  metrics(): Promise<string>
}

/** A server of metrics at `/metrics`, in Prometheus' format. Readers may not reach its port. */
export function createMetricsServer(registry: Metrics): Server {
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') return res.writeHead(404).end()
    const text = await registry.metrics()
    return res.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  })
}
