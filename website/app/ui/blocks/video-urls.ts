import type { BodyBlock } from '@gevel/contract/body-blocks'

/** A video of another site, by its provider and its id there. */
export type VideoSource = Pick<
  Extract<BodyBlock, { __component: 'blocks.video' }>,
  'provider' | 'videoId' | 'hash' | 'startSeconds'
>

/** URL of the player, for a frame. An unlisted video of Vimeo plays only with its hash. */
export function playerUrl({ provider, videoId, hash, startSeconds }: VideoSource, isAutoplay: boolean): string {
  const isYoutube = provider === 'youtube'
  const url = new URL(
    videoId,
    isYoutube ? 'https://www.youtube-nocookie.com/embed/' : 'https://player.vimeo.com/video/',
  )
  if (hash) url.searchParams.set('h', hash)
  if (startSeconds && isYoutube) url.searchParams.set('start', String(startSeconds))
  if (startSeconds && !isYoutube) url.hash = `t=${startSeconds}s`
  if (isAutoplay) url.searchParams.set('autoplay', '1')
  return url.href
}

/** URL of its page at the provider. */
export function videoPageUrl({ provider, videoId, hash, startSeconds }: VideoSource): string {
  const from = startSeconds ? `t=${startSeconds}s` : ''
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${videoId}${from && `&${from}`}`
  return `https://vimeo.com/${videoId}${hash ? `/${hash}` : ''}${from && `#${from}`}`
}
