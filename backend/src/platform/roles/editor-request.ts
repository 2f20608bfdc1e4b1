import { limitedAddress } from '@gevel/runtime/limited-address'
import type { Context } from 'koa'
import { clientAddressOf } from '../http/client-address'
import type { EventSource } from '../security-events/log-security-event'
import type { Editor } from './editor'

/** The source of a request: limits count a client by an IPv4 address or the /64 around an IPv6 one. */
export function sourceOf(ctx: Pick<Context, 'req' | 'response'>): EventSource {
  return {
    address: limitedAddress(clientAddressOf(ctx.req)),
    requestId: String(ctx.response.get('X-Request-Id')) || undefined,
  }
}

/** The logged-in editor; the policy `isAuthenticatedAdmin` guarantees that there is one. */
export function editorOf(ctx: Pick<Context, 'state'>): Editor {
  return ctx.state.user
}
