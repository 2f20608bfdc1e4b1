import 'react'

/** The custom property that `reader.css` reads. */
declare module 'react' {
  interface CSSProperties {
    '--zoom'?: number
  }
}
