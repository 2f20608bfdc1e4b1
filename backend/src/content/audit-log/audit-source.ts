import { clientAddressOf } from '../../platform/http/client-address'
import { deviceOf } from '../../platform/http/device'
import { networkOf } from './network'

/** The actor of a line: the name stays when the person leaves. */
export interface AuditActor {
  /** id of a user of the admin; null for a program or an unknown person */
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

export const unknownActor: AuditActor = { id: null, name: 'Onbekend' }
const system: AuditActor = { id: null, name: 'Systeem' }

interface RequestState {
  user?: AdminUser & { roles?: unknown }
  auth?: { strategy: { name: string }; credentials?: { name?: string } | null }
}

/** Converts a user of the admin to an actor. */
export function actorOf({ id, firstname, lastname, email }: AdminUser): AuditActor {
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email }
}

/** The current actor: the editor or the API token of the request; the system outside a request. */
export function currentActor(): AuditActor {
  const request = strapi.requestContext.get()
  if (!request) return system
  const { user, auth } = request.state as RequestState
  // readers have a role, editors have roles
  if (user?.roles) return actorOf(user)
  if (auth?.strategy.name.includes('api-token')) return { id: null, name: `API-token ${auth.credentials?.name ?? ''}` }
  return unknownActor
}

/** Whether an editor or an API token acts; not the system, a reader or an anonymous visitor. */
export function isByEditor(actor: AuditActor): boolean {
  return actor !== system && actor !== unknownActor
}

/** The origin of a request: its network, browser and system without versions, and request id. */
export interface AuditOrigin {
  network: string
  device: string
  requestId: string | null
}

/** The origin of the current request; empty outside one. */
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
