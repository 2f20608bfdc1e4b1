import { isIPv4, isIPv6 } from 'node:net'
import { limitedAddress } from '@gevel/runtime/limited-address'
import { clientAddressOf } from '../../platform/http/client-address'
import { deviceOf } from '../../platform/http/device'

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

/**
 * The network of an address: `192.0.2.0/24`, `2001:db8:1::/48`; empty for an invalid address. It distinguishes the
 * office from elsewhere, without identifying a household (decision 042).
 */
export function networkOf(address: string): string {
  const limited = limitedAddress(address)
  if (isIPv4(limited)) return `${limited.split('.').slice(0, 3).join('.')}.0/24`
  const groups = limited.split(':').slice(0, 3)
  return groups.length === 3 && isIPv6(`${groups.join(':')}::`) ? `${groups.join(':')}::/48` : ''
}
