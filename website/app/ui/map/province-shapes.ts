import { provinceNames } from '@gevel/contract/province-names'
import { project } from './projection.ts'
import provinces from './provinces.geo.json'

/** The provinces as paths of an SVG. The file has their source and licence. */
export const provinceShapes = provinceNames.map((province) => {
  const shape = provinces.features.find(({ properties }) => properties.name === province)
  return { province, path: (shape?.geometry.coordinates.flat() ?? []).map(outlinePath).join('') }
})

function outlinePath(corners: number[][]): string {
  const points = corners.slice(0, -1).map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`
}
