import { normaliseWrittenLink } from '@gevel/contract/written-links'

export interface VideoAddress {
  provider: 'youtube' | 'vimeo'
  videoId: string
  /** the key of an unlisted video of Vimeo, without which its player shows nothing */
  hash: string | null
  /** where the video starts; null at its beginning */
  startSeconds: number | null
}

/** A path with the id of a video, and at Vimeo its hash, as named groups. */
const youtubePath = /^\/(?:shorts|live|embed|v|e)\/(?!videoseries$|live_stream$)(?<id>[\w-]{11})$/
const vimeoPath =
  /^\/(?:(?:manage\/)?videos?\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/[^/]+\/video\/|event\/\d+\/videos\/|ondemand\/[^/]+\/)?(?<id>\d{3,12})(?:\/(?<hash>[0-9a-f]{6,32}))?$/i

/** Addresses of several videos, which editors take for that of one, with their Dutch names. */
const collections: Readonly<Record<VideoAddress['provider'], readonly (readonly [path: RegExp, name: string])[]>> = {
  youtube: [
    [/^\/(?:playlist|embed\/videoseries)/, 'een afspeellijst'],
    [/^\/(?:@|channel\/|c\/|user\/|embed\/live_stream)/, 'een kanaal'],
  ],
  vimeo: [
    [/^\/(?:showcase|album)\//, 'een showcase'],
    [/^\/groups\//, 'een groep'],
    [/^\/channels\//, 'een kanaal'],
    [/^\/event\//, 'een evenement'],
  ],
}

const providers: ReadonlyMap<string, VideoAddress['provider']> = new Map([
  ['youtu.be', 'youtube'],
  ['youtube.com', 'youtube'],
  ['youtube-nocookie.com', 'youtube'],
  ['vimeo.com', 'vimeo'],
])

/**
 * Parses the address of a video as copied from a browser or a share button: YouTube (watch, youtu.be, shorts, embed,
 * live) or Vimeo (also unlisted, and within a showcase, group, channel or event).
 * @throws Error with a Dutch sentence
 */
export function parseVideoAddress(address: string): VideoAddress {
  const link = normaliseWrittenLink(address)
  const url = URL.canParse(link) ? new URL(link) : undefined
  const provider = url && providers.get(url.hostname.replace(/^(?:www|m|music|player)\./, ''))
  if (url && provider) {
    const path = url.pathname.replace(/(?<!\/)\/+$/, '')
    const video = provider === 'youtube' ? youtubeVideo(url, path) : vimeoVideo(url, path)
    if (video) return video
    const [, name] = collections[provider].find(([pattern]) => pattern.test(`${path}/`)) ?? []
    if (name) throw new Error(`Dit is het adres van ${name}. Open daarin de video en plak het adres daarvan.`)
  }
  throw new Error('Plak hier het adres van een video op YouTube of Vimeo.')
}

function youtubeVideo({ hostname, searchParams }: URL, path: string): VideoAddress | undefined {
  const id =
    path === '/watch'
      ? searchParams.get('v')
      : hostname === 'youtu.be'
        ? path.slice(1)
        : youtubePath.exec(path)?.groups?.id
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  const startSeconds = secondsIn(searchParams.get('t') ?? searchParams.get('start'))
  return { provider: 'youtube', videoId: id, hash: null, startSeconds }
}

function vimeoVideo({ searchParams, hash: fragment }: URL, path: string): VideoAddress | undefined {
  const { id, hash = searchParams.get('h') ?? '' } = vimeoPath.exec(path)?.groups ?? {}
  if (!id) return undefined
  return {
    provider: 'vimeo',
    videoId: id,
    hash: /^[0-9a-f]{6,32}$/i.test(hash) ? hash.toLowerCase() : null,
    startSeconds: secondsIn(new URLSearchParams(fragment.slice(1)).get('t')),
  }
}

/** `95`, `95s` and `1m35s`; null for the beginning. */
function secondsIn(written: string | null): number | null {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null
}
