import { PassThrough } from 'node:stream'
import { READERS_HEADER } from '@gevel/contract/changes'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { Gauge } from 'prom-client'
import { isFromWebsite } from '../http/client'
import type { ApiRoute } from '../http/route'
import { registry } from '../metrics/metrics'
import type { Notify } from './change-feed'
import { ChangeFeed, tagsOf } from './change-feed'
import { withoutReaders } from './change-log'
import { readChanges } from './read-changes'

/**
 * Proxies close connections that are idle for a minute; a follower treats three missed heartbeats as a lost
 * connection.
 */
const heartbeatMs = 5_000
/** Maximum followers, more than instances of the website: each costs a connection. */
const maxFollowers = 100
/** Anybody may follow, but not take the connections of the website. */
const maxWithAnonymous = 20
/** A follower with this many unread bytes has stopped reading: it is disconnected, and may resume later. */
const maxUnread = 64 * 1024
/**
 * A follower that missed more tags than this starts over with a `reset`: they would exceed the unread limit, again and
 * again.
 */
const maxPastTags = 500

let feed: ChangeFeed | undefined
const open = new Set<PassThrough>()

export async function startChangeStream(strapi: Core.Strapi): Promise<void> {
  feed = new ChangeFeed(strapi)
  watchFollowers(() => feed?.followers ?? 0)
  await feed.start()
}

/** Ends all streams, so that followers reconnect to another instance, and closes the feed. */
export async function stopChangeStream(): Promise<void> {
  for (const stream of open) stream.end()
  await feed?.stop()
}

/**
 * `GET /public/changes`: what changed for readers, as server-sent events (HTML standard §9.2), from now on or from
 * `Last-Event-ID`. `change` lists the tags, those of readers only to the website; `reset` says that anything may have changed: it is sent first to a
 * follower without an event id, with one older than the log, or that missed very much.
 */
async function streamChanges(ctx: Context): Promise<void> {
  const most = isFromWebsite(ctx) ? maxFollowers : maxWithAnonymous
  if (!feed || feed.followers >= most) {
    const message = 'Er wordt al te veel meegeluisterd.'
    ctx.set('Retry-After', '30')
    ctx.status = 503
    ctx.body = { data: null, error: { status: 503, name: 'ServiceUnavailableError', message, details: {} } }
    return
  }
  const stream = new PassThrough()
  const send = (text: string) => {
    stream.write(text)
    // with its connection; Koa then ends the stream
    if (stream.writableLength > maxUnread) ctx.res.destroy()
  }
  // a heartbeat says that nothing changed, which requires a readable log
  const heartbeat = setInterval(() => feed?.isUpToDate && send(':\n\n'), heartbeatMs)
  const isWebsite = isFromWebsite(ctx)
  const notify = (position: bigint, tags: readonly string[] | null) => {
    const seen = tags && !isWebsite ? withoutReaders(tags) : tags
    const isOfReadersOnly = seen?.length === 0 && tags?.length !== 0
    if (!isOfReadersOnly) send(eventOf(position, seen))
  }
  // subscribes before reading the history, so that no change is missed; some are delivered twice
  const { live, endReplay } = replayFirst(notify)
  const unfollow = feed.follow(live)
  open.add(stream)
  stream.once('close', () => {
    clearInterval(heartbeat)
    unfollow()
    open.delete(stream)
  })
  ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  if (isWebsite) ctx.set(READERS_HEADER, 'yes')
  ctx.status = 200
  ctx.body = stream
  await replay(ctx.get('Last-Event-ID'), notify)
  endReplay()
}

export const changeStreamRoute: ApiRoute = {
  method: 'GET',
  path: '/public/changes',
  handler: streamChanges,
  config: { auth: false },
}

async function replay(lastEventId: string, notify: (position: bigint, tags: string[] | null) => void): Promise<void> {
  const knex = strapi.db.connection
  const after = /^\d{1,20}$/.test(lastEventId) ? BigInt(lastEventId) : null
  const past = after === null ? null : await readChanges(knex, after)
  if (!past) return notify(feed?.position ?? 0n, null)
  const tags = tagsOf(past.changes)
  notify(past.position, tags.length > maxPastTags ? null : tags)
}

function eventOf(position: bigint, tags: readonly string[] | null): string {
  const [event, data] = tags ? ['change', { tags }] : ['reset', {}]
  return `id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Exports the number of followers of the change stream as a metric. */
function watchFollowers(count: () => number): void {
  registry.removeSingleMetric('gevel_change_followers')
  new Gauge({
    name: 'gevel_change_followers',
    help: 'Instances of the website that follow the change stream here',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

/**
 * Holds back live changes while the history is still being replayed. A follower that saw a live change first and lost
 * its connection would resume from there, and never get the history.
 */
export function replayFirst(notify: Notify): { live: Notify; endReplay: () => void } {
  const meanwhile: Parameters<Notify>[] = []
  let live: Notify = (...change) => meanwhile.push(change)
  return {
    live: (...change) => live(...change),
    endReplay() {
      for (const change of meanwhile) notify(...change)
      live = notify
    },
  }
}
