import styles from '../../styles/features/magazine/issues.css?url'

/** The styles of the shelf and of the issues alone. */
export function issueStyles() {
  return [{ rel: 'stylesheet', href: styles }]
}
