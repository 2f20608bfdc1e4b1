import styles from '../../styles/features/search-results.css?url'

/** The styles of the results alone: the style sheet of the site is at its limit (e2e/budgets.ts). */
export function searchStyles() {
  return [{ rel: 'stylesheet', href: styles }]
}
