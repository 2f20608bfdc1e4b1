import { connect, createServer, type Socket } from 'node:net'

/** A fixed address for a database server that gets another port each time it starts. */
export interface DatabaseProxy {
  port: number
  /** sets the port of the server */
  setTarget: (port: number) => void
  /** holds back all traffic, as if the server's machine had stopped responding, or resumes it */
  hold: (held: boolean) => void
  close: () => void
}

export async function openDatabaseProxy(port: number): Promise<DatabaseProxy> {
  let target = port
  let isHeld = false
  /** the two sockets of each connection */
  const peers = new Map<Socket, Socket>()
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      peers.set(one, other)
      one
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy()
          peers.delete(one)
        })
      if (!isHeld) one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    setTarget: (next) => {
      target = next
    },
    hold: (held) => {
      // a second pipe would send everything twice
      if (held === isHeld) return
      isHeld = held
      for (const [one, other] of peers) held ? one.unpipe(other) : one.pipe(other)
    },
    close: () => {
      for (const socket of peers.keys()) socket.destroy()
      server.close()
    },
  }
}
