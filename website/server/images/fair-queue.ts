/** Too many jobs are waiting. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Thrown when one client has too many jobs waiting. */
export class ClientQueueFull extends Error {
  override name = 'ClientQueueFull'
}

interface Limits {
  /** jobs that run at once */
  running: number
  /** jobs that may wait, of all clients together */
  waiting: number
  /** jobs of one client that may wait */
  waitingPerClient: number
}

/**
 * Runs a few jobs at a time. The waiting clients take turns, so that one with many jobs does not delay the others.
 * @throws QueueFull, ClientQueueFull when a job cannot wait
 */
export function fairQueue({ running, waiting, waitingPerClient }: Limits) {
  /** the waiting jobs of each client; the client whose turn is next comes first */
  const lines = new Map<string, (() => void)[]>()
  let busy = 0
  let queued = 0

  function wait(client: string): Promise<void> {
    const line = lines.get(client) ?? []
    if (line.length >= waitingPerClient) throw new ClientQueueFull()
    if (queued >= waiting) throw new QueueFull()
    queued++
    lines.set(client, line)
    return new Promise((resolve) => line.push(resolve))
  }

  function startNext(): boolean {
    const [turn] = lines
    if (!turn) return false
    const [client, line] = turn
    const start = line.shift()
    lines.delete(client)
    if (line.length > 0) lines.set(client, line)
    queued--
    start?.()
    return true
  }

  return async function run<T>(client: string, job: () => Promise<T>): Promise<T> {
    if (busy < running) busy++
    // the slot of a finished job is handed over, so that no new job can take it
    else await wait(client)
    try {
      return await job()
    } finally {
      if (!startNext()) busy--
    }
  }
}
