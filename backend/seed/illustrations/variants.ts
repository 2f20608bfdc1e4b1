import {
  asDrawn,
  evening,
  greenForBlue,
  lateSun,
  oiled,
  orangeForBlue,
  type Recolouring,
  sandForSky,
  weathered,
} from './palette'

/** The illustrations are 1200 by 800; a crop keeps that 3:2. */
const drawingWidth = 1200
const drawingHeight = 800

interface Variant {
  recolouring: Recolouring
  mirrored: boolean
  /** left, top and width of the visible part, in units of the illustration, after mirroring */
  crop: readonly [left: number, top: number, width: number]
}

const whole = [0, 0, drawingWidth] as const

/** Variant 1 is the illustration itself; the others differ enough that no two in a list look alike. */
const usualVariants: readonly Variant[] = [
  { recolouring: asDrawn, mirrored: false, crop: whole },
  { recolouring: orangeForBlue, mirrored: true, crop: whole },
  { recolouring: sandForSky, mirrored: false, crop: [60, 110, 900] },
  { recolouring: evening, mirrored: true, crop: [180, 60, 960] },
]

/** Exceptions for scenes with an interesting detail, or whose lines need other colours. */
const exceptions: Readonly<Record<string, Readonly<Record<number, Partial<Variant>>>>> = {
  bestrating: { 3: { crop: [0, 180, 780] } },
  dak: { 3: { crop: [230, 10, 960] }, 4: { crop: [100, 0, 1060] } },
  gevel: { 3: { crop: [80, 80, 660] }, 4: { crop: [330, 90, 640] } },
  // A chart reads from left to right: mirrored it would show the opposite.
  grafiek: { 2: { mirrored: false }, 3: { crop: [330, 40, 870] }, 4: { mirrored: false, crop: whole } },
  interieur: { 3: { crop: [300, 60, 900] } },
  isolatie: { 3: { crop: [210, 130, 720] }, 4: { crop: [20, 90, 1060] } },
  kraan: { 4: { recolouring: lateSun, crop: whole } },
  // The code on it is to be read.
  lader: { 2: { mirrored: false }, 3: { crop: [210, 140, 780] }, 4: { mirrored: false, crop: [120, 60, 1080] } },
  magazijn: { 3: { crop: [430, 250, 770] }, 4: { recolouring: lateSun, crop: [0, 0, 1050] } },
  pallets: { 3: { crop: [20, 100, 1020] } },
  planken: { 2: { recolouring: weathered }, 4: { recolouring: oiled } },
  // The speaker keeps the colour of a face.
  podium: { 3: { recolouring: greenForBlue } },
  schap: { 3: { crop: [300, 130, 760] }, 4: { crop: [40, 230, 820] } },
  staal: { 3: { crop: [240, 120, 640] } },
  tegels: { 3: { crop: [200, 100, 600] } },
  verf: { 3: { crop: [50, 150, 880] }, 4: { crop: [30, 130, 1000] } },
  vrachtwagen: { 3: { crop: [110, 140, 960] }, 4: { crop: [150, 110, 1000] } },
  winkel: { 3: { crop: [330, 140, 870] }, 4: { crop: [30, 100, 1020] } },
}

function recolour(svg: string, recolouring: Recolouring): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => recolouring[colour.toLowerCase()] ?? colour)
}

/**
 * A variant of an illustration as SVG: a crop, mirrored or not, in other colours of the same palette.
 * @param svg the illustration, one element `<svg>` of 1200 by 800
 * @param variant 1 to 4
 * @throws RangeError when there is no such variant
 */
export function variantOf(scene: string, svg: string, variant: number): string {
  const usual = usualVariants[variant - 1]
  if (!usual) throw new RangeError(`There is no variant ${variant} of ${scene}`)
  const { recolouring, mirrored, crop } = { ...usual, ...exceptions[scene]?.[variant] }
  const [left, top, width] = crop
  const height = (width * drawingHeight) / drawingWidth
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const placed = mirrored ? `<g transform="matrix(-1 0 0 1 ${drawingWidth} 0)">${content}</g>` : content
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${recolour(placed, recolouring)}</svg>`
}
