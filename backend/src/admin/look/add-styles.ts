import styles from './strapi.css?inline'

/** Adds our styles to the page: Strapi's own page of the admin links no style sheet of the build. */
export function addStyles(): void {
  const element = document.createElement('style')
  element.textContent = styles
  document.head.append(element)
}
