import type { Server } from 'node:http'

/** Who stops a program kills it in the end, and the queue needs its time too. */
const drainMs = 2_000
const idleCheckMs = 50

/** Takes no new connections and lets answers under way finish, for a while: Strapi would cut them off. */
export async function drainRequests(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // a connection whose answer was under way stays open for a next question, which we shall not take
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
