/** The fields of an article that can be published, with `fields` merged over them. */
export function articleFields(title: string, fields: object = {}): object {
  return {
    edition: 'general',
    label: 'Proef',
    title,
    slug: `proef-${Math.random().toString(36).slice(2)}`,
    intro: 'Een artikel dat alleen tijdens de proef bestaat.',
    access: 'free',
    blocks: [textBlock('Eerste alinea van de proef.')],
    ...fields,
  }
}

/** A block of text with these paragraphs. */
export function textBlock(...paragraphs: string[]): object {
  const content = paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
  return { __component: 'blocks.text', content }
}
