import { parse } from 'bowser'
import { isbot } from 'isbot'

/** A class of devices: all that is stored of a `User-Agent`. */
export type DeviceClass = 'desktop' | 'phone' | 'tablet' | 'other'

interface AgentFacts {
  isBot: boolean
  device: DeviceClass
}

/** Different agents whose facts are cached: a site sees a few hundred often, and anybody can invent more. */
const maxCached = 2_000
const cached = new Map<string, AgentFacts>()

const classes: Record<string, DeviceClass | undefined> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** What a `User-Agent` says. One without a known browser, or none at all, is a bot. */
export function agentFacts(agent: string): AgentFacts {
  const cachedFacts = cached.get(agent)
  if (cachedFacts) return cachedFacts
  const facts = parseAgent(agent)
  if (cached.size >= maxCached) cached.clear()
  cached.set(agent, facts)
  return facts
}

function parseAgent(agent: string): AgentFacts {
  if (agent === '') return { isBot: true, device: 'other' }
  const { browser, platform } = parse(agent)
  return { isBot: isbot(agent) || !browser.name, device: classes[platform.type ?? ''] ?? 'other' }
}
