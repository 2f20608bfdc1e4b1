import { type ContentIconName, ownIconSchema } from '@gevel/contract/icons'
import { LRUCache } from 'lru-cache'
import { env } from '../../../../config/env.server.ts'
import { log } from '../../../../config/log.server.ts'
import { type FoundIcon, parseIconSet, type SetIcon } from './parse-icon-set.ts'

/** The limit of requirements §9, for the response with its body. */
const TIMEOUT_MS = 1_500
/** Several times that of the largest icon. */
const MAX_BYTES = 65_536
/** An icon that its set lacks can be added to it. */
const MISSING_MS = 3_600_000
/** After a failure the page is rendered without the icon for this long, and nobody waits for the service. */
const FAILED_MS = 60_000

/** `absent`: left out, for a reason that lasts (the set lacks it) or passes (the service failed) */
const icons = new LRUCache<string, SetIcon | 'absent'>({
  max: 500,
  fetchMethod: async (name, _stale, { options }) => {
    try {
      const icon = await lookUpIcon(name)
      if (icon) return icon
      options.ttl = MISSING_MS
    } catch (err) {
      options.ttl = FAILED_MS
      log.warn({ source: 'icons', icon: name, err }, 'An icon could not be looked up: it is left out')
    }
    return 'absent'
  },
})

/**
 * The icon with a name: one of our own, or one that the icon service has. Found icons are cached until the website
 * restarts: their names never mean another one.
 * @returns null when there is none, or the service does not return it within 1.5 s
 */
export async function findIcon(name: ContentIconName): Promise<FoundIcon | null> {
  const ownIcon = ownIconSchema.safeParse(name)
  if (ownIcon.success) return ownIcon.data
  const icon = env.ICON_SERVICE === 'off' ? undefined : await icons.fetch(name)
  return icon && icon !== 'absent' ? icon : null
}

async function lookUpIcon(fullName: string): Promise<SetIcon | null> {
  const [set = '', name = ''] = fullName.split(':')
  const response = await fetch(`${env.ICON_SERVICE}/${set}.json?icons=${name}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // an unknown set
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The icon service responds with ${response.status}`)
  return parseIconSet(JSON.parse(await boundedText(response)), name)
}

async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Error('The response of the icon service is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
