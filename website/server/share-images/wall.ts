import type { Edition } from '@gevel/contract/editions'
import { shareImageSize } from '../../app/ui/images/page-share-image.ts'

/** Distance of the mark and the texts from the edges, and the size of the mark, in pixels. */
export const EDGE = 72
export const MARK = 40

const COLOURS = {
  general: { ground: '#0a1a24', bricks: ['#0094d8', '#0085c2', '#0c659a'], mark: '#0094d8' },
  pro: { ground: '#06283c', bricks: ['#0c659a', '#0b5988', '#1179b8'], mark: '#3f9bd0' },
} as const
const ORANGE = '#d84800'

const brick = { width: 126, height: 40, joint: 8 }
/** The wall is still being built. */
const LAST_OF_TOP = 6
const { width, height } = shareImageSize

/** The background of the picture, an SVG: the mark of the site above, and courses of bricks below. */
export function wall(edition: Edition): string {
  const { ground, bricks, mark } = COLOURS[edition]
  const courses = [0, 1, 2].flatMap((course) =>
    Array.from({ length: 11 }, (_, at) => {
      const x = at * brick.width - (course % 2) * (brick.width / 2)
      const y = height - (course + 1) * (brick.height + brick.joint) + brick.joint
      if (course === 2 && at > LAST_OF_TOP) return ''
      const fill = course === 1 && at === 8 ? ORANGE : bricks[(at * 2 + course) % bricks.length]
      return `<rect x="${x}" y="${y}" width="${brick.width - brick.joint}" height="${brick.height}" fill="${fill}"/>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${courses.join('')}
    <g transform="translate(${EDGE} ${EDGE})"><path fill="${mark}" d="M0 3h24v9H0zM28 3h12v9H28zM0 15.5h10v9H0zM14 15.5h26v9H14zM0 28h24v9H0z"/><path fill="${ORANGE}" d="M28 28h12v9H28z"/></g>
  </svg>`
}
