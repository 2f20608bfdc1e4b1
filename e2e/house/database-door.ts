import { connect, createServer, type Socket } from 'node:net'

/** One address for a database server that moves to another port each time it starts. */
export interface DatabaseDoor {
  port: number
  /** where the server listens now */
  leadTo: (port: number) => void
  close: () => void
}

export async function openDatabaseDoor(port: number): Promise<DatabaseDoor> {
  let target = port
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy()
          sockets.delete(one)
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo: (next) => {
      target = next
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
