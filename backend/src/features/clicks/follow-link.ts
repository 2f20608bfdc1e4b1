import { randomUUID } from 'node:crypto'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import type { RouteRequest } from '../../platform/http/route'
import { log } from '../../platform/logging/log'
import { noteClick } from '../newsletter/clicks/clicks'
import { agentFacts } from '../statistics/filtering/agent-facts'
import type { FilterReason } from '../statistics/filtering/filter-reason'
import { pageOfUrl } from '../statistics/ingestion/page-of-url'
import { countEvents } from '../statistics/ingestion/receive-batch'
import { storeEvents } from '../statistics/ingestion/store-events'
import { visitorHash } from '../statistics/ingestion/visitor-hash'
import { isFirstClick, isTooFast } from './click-rate'
import { findTarget } from './find-target'

type Follow = RouteRequest<typeof clickEndpoints.follow>

/** `POST /statistics/clicks`: returns where a link leads, once its click is on disk. */
export async function followLink({ input, client }: Follow) {
  const target = await findTarget(input.link)
  if (!target) return { data: { to: null } }
  // a reader gets to the page also when its click cannot be counted
  if (input.isCounted)
    await countClick(input, client, target.subject).catch((error: unknown) => {
      countEvents('refused', 1)
      log.warn({ err: error }, 'A click was not counted')
    })
  return { data: { to: target.to } }
}

async function countClick({ link, page }: Follow['input'], client: Follow['client'], subject: string): Promise<void> {
  const visitor = await visitorHash(client)
  const { isBot, device } = agentFacts(client.agent)
  const reason: FilterReason | undefined = isBot ? 'agent' : isTooFast(client.address, Date.now()) ? 'rate' : undefined
  // the second half of a double click is no event of its own
  if (!reason && !(await isFirstClick(visitor, subject))) return
  const kind =
    link.kind === 'banner'
      ? { kind: 'Marketing' as const, action: 'click' }
      : { kind: 'email-link' as const, action: null }
  const { path, edition } = page ? pageOfUrl(page) : { path: null, edition: null }
  const row = { ...kind, path, edition, subject, device, visitor, referrer: null, source: null }
  if (!reason && link.kind === 'short-link' && subject.startsWith('newsletter:'))
    await noteClick(strapi.db.connection, link.code, visitor, dutchDay(new Date()))
  const stored = await storeEvents(randomUUID(), [reason ? { reason } : { row }])
  countEvents(stored ? 'stored' : 'filtered', 1)
}
