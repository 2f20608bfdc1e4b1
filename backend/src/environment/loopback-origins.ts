const LOOPBACK = ['127.0.0.1', 'localhost']

/** The origins that are the same server: those of both names of this machine, or else the origin itself. */
export function originsOf(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}
