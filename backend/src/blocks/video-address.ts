export interface VideoAddress {
  provider: 'youtube' | 'vimeo'
  videoId: string
}

/**
 * Parses the address of a video as copied from a browser: YouTube (watch, youtu.be, shorts, embed, live) or Vimeo.
 * @throws Error with a Dutch sentence
 */
export function parseVideoAddress(address: string): VideoAddress {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined
  const host = url?.hostname.replace(/^(www\.|m\.|player\.)/, '')
  const parts = url?.pathname.split('/').filter(Boolean) ?? []
  const youtubeId = host === 'youtu.be' ? parts[0] : (url?.searchParams.get('v') ?? parts[1])
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (youtubeId && /^[\w-]{11}$/.test(youtubeId)) return { provider: 'youtube', videoId: youtubeId }
  }
  const vimeoId = parts.find((part) => /^\d{3,12}$/.test(part))
  if (host === 'vimeo.com' && vimeoId) return { provider: 'vimeo', videoId: vimeoId }
  throw new Error('Plak hier het adres van een video op YouTube of Vimeo.')
}
