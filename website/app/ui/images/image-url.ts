import { fileFolders } from '@gevel/contract/server-paths'
/**
 * The widths in pixels that pictures are made in; any other is rejected, so that nobody can fill the disk with sizes.
 */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Width divided by height of each ratio of a slot; `orig` keeps the picture's own. */
export const IMAGE_RATIOS = {
  '1x1': 1,
  '3x2': 3 / 2,
  '16x9': 16 / 9,
  /** the picture on a magazine cover */
  '25x22': 25 / 22,
  orig: null,
} as const satisfies Record<string, number | null>
export type ImageRatio = keyof typeof IMAGE_RATIOS

const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Percent from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

export interface ImageOrder {
  width: ImageWidth
  ratio: ImageRatio
  /** in steps of 5 %: a finer one is invisible and would make the same picture many times */
  focal: FocalPoint
  /** `uploads/{name}` on the backend, or `media/{path}` on the media storage */
  source: string
  format: ImageFormat
}

const FOCAL_STEP = 5
const CENTRE: FocalPoint = { x: 50, y: 50 }
const IMAGE_PATH = /^(\d+)x(\w+)\/(\d+)-(\d+)\/(.+)\.(\w+)$/
const SOURCE = /^(?:uploads|media(?:\/\w[\w.-]*)*)\/\w[\w.-]*\.(?:jpe?g|png|webp|avif|gif|svg)$/i
const MAX_SOURCE_LENGTH = 300

/** The path of a picture on our own server, for example `/beeld/640x3x2/50-30/uploads/kraan_a1b2.jpg.avif`. */
export function imageUrl({ width, ratio, focal, source, format }: ImageOrder): string {
  const { x, y } = ratio === 'orig' ? CENTRE : roundFocal(focal)
  return `${fileFolders.images}${width}x${ratio}/${x}-${y}/${source}.${format}`
}

/** Parses a path of `imageUrl`; undefined for anything that it would not have written exactly. */
export function parseImageUrl(pathname: string): ImageOrder | undefined {
  const [, widthText, ratio = '', x, y, source = '', format] =
    IMAGE_PATH.exec(pathname.slice(fileFolders.images.length)) ?? []
  const width = IMAGE_WIDTHS.find((allowed) => String(allowed) === widthText)
  const knownFormat = IMAGE_FORMATS.find((allowed) => allowed === format)
  const focal = { x: Number(x), y: Number(y) }
  if (!width || !knownFormat || !isRatio(ratio) || !isSource(source) || focal.x > 100 || focal.y > 100) return undefined
  const order = { width, ratio, focal, source, format: knownFormat }
  return imageUrl(order) === pathname ? order : undefined
}

/**
 * The source of a picture for `imageUrl`: from a path under `/uploads/`, or an absolute URL, whose host is left out
 * because only the configured media storage is ever requested. Undefined when we cannot resize it.
 */
export function imageSource(url: string): string | undefined {
  const absolute = /^https?:\/\//.test(url)
  const path = url.replace(/^https?:\/\/[^/?#]+/, '').replace(/[?#].*$/, '')
  const source = absolute ? `media${path}` : path.replace(/^\//, '')
  return isSource(source) && (absolute || source.startsWith('uploads/')) ? source : undefined
}

/** Whether a picture is a vector, which scales without loss. */
export function isVector(source: string): boolean {
  return /\.svg$/i.test(source)
}

function isRatio(name: string): name is ImageRatio {
  return Object.hasOwn(IMAGE_RATIOS, name)
}

function isSource(source: string): boolean {
  return source.length <= MAX_SOURCE_LENGTH && SOURCE.test(source)
}

function roundFocal({ x, y }: FocalPoint): FocalPoint {
  return { x: Math.round(x / FOCAL_STEP) * FOCAL_STEP, y: Math.round(y / FOCAL_STEP) * FOCAL_STEP }
}
