import styles from '../../styles/features/event.css?url'

/** The styles of these pages alone: the style sheet of the site is at its limit (e2e/budgets.ts). */
export function eventStyles() {
  return [{ rel: 'stylesheet', href: styles }]
}
