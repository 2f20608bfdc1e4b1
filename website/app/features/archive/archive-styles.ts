import styles from '../../styles/features/archive.css?url'

/** The styles of the archive alone: the style sheet of the site is at its limit (e2e/budgets.ts). */
export function archiveStyles() {
  return [{ rel: 'stylesheet', href: styles }]
}
