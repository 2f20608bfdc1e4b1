import styles from '../../../styles/features/magazine/reader.css?url'

/** The styles of the reader alone. */
export function readerStyles() {
  return [{ rel: 'stylesheet', href: styles }]
}
