import { PassThrough } from 'node:stream'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isFromWebsite } from '../http/client'
import { ChangeFeed, tagsOf } from './change-feed'
import { watchFollowers } from './follower-metrics'
import { pastFirst } from './past-first'
import { readChanges } from './read-changes'

/** Proxies close what is silent for a minute; a follower takes three missed beats for a loss. */
const heartbeatMs = 5_000
/** Copies of the website, and then some: each costs a connection. */
const mostFollowers = 100
/** Anybody may listen, but not take the places of the website. */
const mostWithStrangers = 20
/** Who has so much before him, in bytes, does not read: he may come back and go on from where he was. */
const mostUnread = 64 * 1024
/** Whose past has more tags than this does better to begin anew; it would also be more than may wait unread, again and again. */
const mostPastTags = 500

let feed: ChangeFeed | undefined
const open = new Set<PassThrough>()

export async function startChangeStream(strapi: Core.Strapi): Promise<void> {
  feed = new ChangeFeed(strapi)
  watchFollowers(() => feed?.followers ?? 0)
  await feed.start()
}

/** Ends all streams, so that followers go to another copy, and the feed behind them. */
export async function stopChangeStream(): Promise<void> {
  for (const stream of open) stream.end()
  await feed?.stop()
}

/**
 * `GET /public/changes`: what changed for readers, as server-sent events (HTML standard §9.2), from the moment of asking or from
 * `Last-Event-ID`. `change` names the tags; `reset` says that anything may have changed: it comes first to who names no event to
 * go on from, to who was away for longer than the log reaches back, and to who missed very much.
 */
export async function streamChanges(ctx: Context): Promise<void> {
  const most = isFromWebsite(ctx) ? mostFollowers : mostWithStrangers
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
    if (stream.writableLength > mostUnread) ctx.res.destroy()
  }
  // a beat says that nothing changed, which only who can read the log may say
  const heartbeat = setInterval(() => feed?.isAwake && send(':\n\n'), heartbeatMs)
  const tell = (position: bigint, tags: readonly string[] | null) => send(eventOf(position, tags))
  // heard from now on, so that nothing falls between the past and the present; some of it is told twice
  const { live, pastIsTold } = pastFirst(tell)
  const unfollow = feed.follow(live)
  open.add(stream)
  stream.once('close', () => {
    clearInterval(heartbeat)
    unfollow()
    open.delete(stream)
  })
  ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  ctx.status = 200
  ctx.body = stream
  await tellPast(ctx.get('Last-Event-ID'), tell)
  pastIsTold()
}

async function tellPast(lastEventId: string, tell: (position: bigint, tags: string[] | null) => void): Promise<void> {
  const knex = strapi.db.connection
  const after = /^\d{1,20}$/.test(lastEventId) ? BigInt(lastEventId) : null
  const past = after === null ? null : await readChanges(knex, after)
  if (!past) return tell(feed?.position ?? 0n, null)
  const tags = tagsOf(past.changes)
  tell(past.position, tags.length > mostPastTags ? null : tags)
}

function eventOf(position: bigint, tags: readonly string[] | null): string {
  const [event, data] = tags ? ['change', { tags }] : ['reset', {}]
  return `id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
