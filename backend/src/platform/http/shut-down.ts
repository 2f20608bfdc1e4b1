import type { Server } from 'node:http'
import type { Core } from '@strapi/strapi'

/** Runs `work` before Strapi destroys anything; its `destroy` hook runs after those of the plugins. */
export function beforeDestroy(strapi: Core.Strapi, work: () => Promise<void>): void {
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    await work()
    await destroy()
  }
}

/** Whoever stops a program kills it in the end, and the queue needs time too. */
const drainMs = 2_000
const idleCheckMs = 50

/** Accepts no new connections and lets pending responses finish, for a while: Strapi would cut them off. */
export async function drainRequests(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // a keep-alive connection would otherwise stay open for a next request, which we would not accept
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
