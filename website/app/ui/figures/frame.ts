/** Size of a chart in its own units (pixels at full width), with margins for the axis and for names at the right. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}
