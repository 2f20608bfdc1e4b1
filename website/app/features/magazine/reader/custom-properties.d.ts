import 'react'

/** The custom property that `reader/stage.css` reads. */
declare module 'react' {
  interface CSSProperties {
    '--zoom'?: number
  }
}
