import 'react'

/** The custom properties that `reader.css` reads. */
declare module 'react' {
  interface CSSProperties {
    '--zoom'?: number
    '--ratio'?: number
  }
}
