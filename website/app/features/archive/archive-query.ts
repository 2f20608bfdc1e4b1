import type { Edition } from '@gevel/contract/editions'

/** The edition whose archive a URL shows (requirements §4). */
export function editionOf({ searchParams }: URL): Edition {
  return searchParams.has('pro') ? 'pro' : 'general'
}
