/** The fields of an article as the admin's form sends them. */
export function articleFields(title: string, words: string) {
  return {
    edition: 'general',
    label: 'Proef',
    title,
    intro: 'Een bericht dat een proef van de site schrijft, verbetert en weer weghaalt.',
    access: 'free',
    blocks: [text(words)],
  }
}

/** A block of text, as the admin sends it. */
const text = (words: string) => ({
  __component: 'blocks.text',
  content: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
})

/** The fields of a page as the admin's form sends them. */
export function pageFields(link: string, more: Record<string, unknown> = {}) {
  return { type: 'PAGE', title: 'Proefpagina', link, layout: 'default', blocks: [text('Een proef.')], ...more }
}
