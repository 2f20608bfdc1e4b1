import { clientAddressOf } from '../http/client-address'
import { deviceOf } from '../http/device'
import { networkOf } from './network'

/** Who did something, as the log keeps them: the name stays when the person leaves. */
export interface AuditActor {
  /** of a user of the admin; null for a program and for somebody who is not known */
  id: number | null
  name: string
}

/** A user of the admin, as Strapi has them. */
export interface AdminUser {
  id: number
  firstname?: string | null
  lastname?: string | null
  email: string
}

export const nobodyKnown: AuditActor = { id: null, name: 'Onbekend' }
const system: AuditActor = { id: null, name: 'Systeem' }

interface RequestState {
  user?: AdminUser & { roles?: unknown }
  auth?: { strategy: { name: string }; credentials?: { name?: string } | null }
}

/** A user of the admin as an actor. */
export function actorOf({ id, firstname, lastname, email }: AdminUser): AuditActor {
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email }
}

/** Who acts now: the editor or the API token of the request; the system where there is no request. */
export function currentActor(): AuditActor {
  const request = strapi.requestContext.get()
  if (!request) return system
  const { user, auth } = request.state as RequestState
  // readers have a role, editors have roles
  if (user?.roles) return actorOf(user)
  if (auth?.strategy.name.includes('api-token')) return { id: null, name: `API-token ${auth.credentials?.name ?? ''}` }
  return nobodyKnown
}

/** Whether an editor or an API token acts; not the system, a reader or somebody who is not logged in. */
export function isByEditor(actor: AuditActor): boolean {
  return actor !== system && actor !== nobodyKnown
}

/** From where: the network, the browser and its system without versions, and the number of the request in the log. */
export interface AuditOrigin {
  network: string
  device: string
  requestId: string | null
}

/** Where the request of now comes from; nowhere when there is none. */
export function currentOrigin(): AuditOrigin {
  const ctx = strapi.requestContext.get()
  if (!ctx) return { network: '', device: '', requestId: null }
  const { browser, system: os } = deviceOf(ctx.get('User-Agent'))
  return {
    network: networkOf(clientAddressOf(ctx.req)),
    device: [browser, os].filter(Boolean).join(', '),
    requestId: String(ctx.response.get('X-Request-Id')) || null,
  }
}
